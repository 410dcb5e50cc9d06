"""What Planning and Production share: costs, placing, completing, Alchemy, Supremacy."""
