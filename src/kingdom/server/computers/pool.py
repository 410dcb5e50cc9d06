"""The processes in which computer players think, each answer with a deadline."""

from __future__ import annotations

import asyncio
import logging
import signal
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.context import SpawnContext, SpawnProcess
from typing import Any

from kingdom.server.computers.worker import any_move, choose
from kingdom.server.table.table import Question

logger = logging.getLogger(__name__)
ATTEMPTS = 2
"""A process may end because another question was too late; then it is asked again."""


class _Remembering(SpawnContext):
    """Starts processes afresh and remembers them, so that one that never answers can be ended."""

    def __init__(self) -> None:
        super().__init__()
        self.started: list[SpawnProcess] = []

    def Process(self, *arguments: Any, **named: Any) -> SpawnProcess:  # type: ignore[override]  # noqa: ANN401, N802
        process = SpawnProcess(*arguments, **named)
        self.started.append(process)
        return process


class Pool:
    """Asks computer players; whoever does not answer in time has a move made for them."""

    def __init__(self, workers: int, seconds: float, think: Callable[[Question], str] = choose) -> None:
        self.late = 0
        self._workers = workers
        self._seconds = seconds
        self._think = think
        self._places = asyncio.Semaphore(workers)
        self._context = _Remembering()
        self._executor: ProcessPoolExecutor | None = None

    async def ask(self, question: Question) -> str:
        """The move that this player chooses, or any move when the deadline has passed."""
        # The clock of one question does not run while others are being answered.
        async with self._places:
            for _ in range(ATTEMPTS):
                executor = self._running()
                try:
                    return await self._answer(executor, question)
                except TimeoutError:
                    logger.warning("A computer player (%s) was too late.", question.player)
                    self._replace(executor)
                    break
                except BrokenProcessPool:
                    logger.warning("The process of a computer player (%s) has ended.", question.player)
                    self._replace(executor)
        self.late += 1
        return await asyncio.get_running_loop().run_in_executor(None, any_move, question)

    async def _answer(self, executor: ProcessPoolExecutor, question: Question) -> str:
        chosen = asyncio.get_running_loop().run_in_executor(executor, self._think, question)
        return await asyncio.wait_for(chosen, self._seconds)

    def close(self) -> None:
        """End the processes; the next question starts new ones."""
        executor, self._executor = self._executor, None
        started, self._context.started = self._context.started, []
        for process in started:
            process.terminate()
        if executor is not None:
            executor.shutdown(wait=True)

    def _replace(self, executor: ProcessPoolExecutor) -> None:
        """A player that never answers must not hold its process; another question may have seen to it."""
        if executor is self._executor:
            self.close()

    def _running(self) -> ProcessPoolExecutor:
        if self._executor is None:
            self._executor = ProcessPoolExecutor(
                self._workers, mp_context=self._context, initializer=_leave_interrupts_to_the_service
            )
        return self._executor


def _leave_interrupts_to_the_service() -> None:
    """Ctrl-C reaches every process of a terminal; the service ends its own."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
