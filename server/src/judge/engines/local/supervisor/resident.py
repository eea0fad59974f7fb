"""A compiler that stays: started once, then asked again and again. It never runs what it compiles.

Questions and answers are u32 length and bytes; what they mean is between the server and the compiler.
"""

from __future__ import annotations

import os
import select
import struct
import time
from typing import Any

from .child import become_test
from .frames import CONTROL_IN, PIECE, send
from .kernel import Filter
from .watch import LOOK_EVERY_MS, Watch
from .workspace import write_program

ANSWER_CAP = 8 << 20
LENGTH = struct.Struct(">I")


class Resident:
    def __init__(self, header: dict[str, Any], program: list[tuple[str, bytes]], second_filter: Filter) -> None:
        write_program(program)
        question, self.question_fd = os.pipe()
        self.answer_fd, answer = os.pipe()
        self.log_fd = os.memfd_create("log")
        self.pid = os.fork()
        if self.pid == 0:
            files = (question, answer, self.log_fd)
            become_test(header["limits"], header["argv"], files, self.log_fd, second_filter)
        os.close(question)
        os.close(answer)
        # A compiler that does not listen must not hold up the watch over it.
        os.set_blocking(self.question_fd, False)

    def ask(self, header: dict[str, Any], body: bytes) -> None:
        watch = Watch(self.pid, dict(header["limits"]), (self.log_fd, self.log_fd))
        before, _ = watch.sample()
        watch.limits["cpuMs"] += before * 1000
        watch.waiting.cpu = before
        met, answer = self.converse(LENGTH.pack(len(body)) + body, watch)
        try:
            after, sizes = watch.sample()
        except OSError:
            after, sizes = before, {}
        report = {
            "op": "answer",
            "met": met,
            "cpuMs": round(max(0.0, after - before) * 1000, 1),
            "memoryKb": sum(sizes.values()),
        }
        send(report, [bytes(answer) if met is None else b""])

    def converse(self, question: bytes, watch: Watch) -> tuple[str | None, bytearray]:
        """(None, answer), or (why there is none, what came of it)."""
        pending, answer = memoryview(question), bytearray()
        poller = select.poll()
        pidfd = os.pidfd_open(self.pid)
        try:
            poller.register(pidfd, select.POLLIN)
            poller.register(CONTROL_IN, 0)
            poller.register(self.answer_fd, select.POLLIN)
            poller.register(self.question_fd, select.POLLOUT)
            looked = time.monotonic()
            while True:
                ready = dict(poller.poll(LOOK_EVERY_MS))
                if CONTROL_IN in ready:
                    os._exit(0)
                if pending and self.question_fd in ready:
                    pending = pending[os.write(self.question_fd, pending[:PIECE]) :]
                    if not pending:
                        poller.unregister(self.question_fd)
                if self.answer_fd in ready:
                    answer += os.read(self.answer_fd, PIECE)
                    whole = self.whole(answer)
                    if whole is not None:
                        return None, whole
                if pidfd in ready or len(answer) > ANSWER_CAP:
                    return "ended", answer
                if time.monotonic() - looked > LOOK_EVERY_MS / 1000:
                    met = watch.limit_met()
                    if met:
                        return met, answer
                    looked = time.monotonic()
        except BrokenPipeError:
            return "ended", answer
        finally:
            os.close(pidfd)

    def whole(self, answer: bytearray) -> bytearray | None:
        if len(answer) < LENGTH.size:
            return None
        (size,) = LENGTH.unpack_from(answer)
        return answer[LENGTH.size :] if len(answer) == LENGTH.size + size else None
