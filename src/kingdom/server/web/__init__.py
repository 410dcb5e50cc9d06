"""What stands before the tables: HTTP, WebSocket, and one page."""
