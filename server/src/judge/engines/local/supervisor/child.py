"""What happens after fork: everything a test is denied is taken away here."""

from __future__ import annotations

import _signal  # pyright: ignore[reportMissingImports]
import ctypes
import fcntl
import io
import os
import resource
import signal
import sys
from typing import Any, Sequence

from .kernel import Filter, libc, set_dumpable
from .limits import FILE_BYTES
from .machine import machine

OPEN_FILES = 256
STACK_HARD_BYTES = 64 << 20
# As at a shell. The stack of the main thread grows when it is used; of a thread all counts as data.
THREAD_STACK_BYTES = 8 << 20
# Where it is said that a test could not be started. Above all that tests may open.
FAILURE_FD = OPEN_FILES
# Where a test is told that its input is there.
GATE_FD = OPEN_FILES + 1
FAILURE_BYTES = 500
# How often its CPU time a test may seem to use by the clock of RLIMIT_CPU: that counts whole ticks, and
# charges a test for those in which others ran and slept again. Among such it saw 1.7 times the time.
CPU_NET = 10
# Out of the way of the numbers that a test's descriptors are to have.
FIRST_FREE_FD = 10
changed_signals: list[int] = []


def set_limits(limits: dict[str, Any]) -> None:
    cpu_seconds = CPU_NET * limits["cpuMs"] // 1000 + 2
    most_processes = machine.process_limit(limits["processes"])
    for kind, soft, hard in (
        # Second net under the watch. Both the same, so that the kernel's signal is SIGKILL.
        (resource.RLIMIT_CPU, cpu_seconds, cpu_seconds),
        (resource.RLIMIT_FSIZE, FILE_BYTES, FILE_BYTES),
        (resource.RLIMIT_CORE, 0, 0),
        (resource.RLIMIT_NOFILE, OPEN_FILES, OPEN_FILES),
        (resource.RLIMIT_NPROC, most_processes, most_processes),
        (resource.RLIMIT_STACK, limits["stackKb"] << 10, STACK_HARD_BYTES),
        # A backstop for one huge allocation. The address space itself cannot be limited: node and
        # java reserve gigabytes they never touch.
        (resource.RLIMIT_DATA, limits["dataKb"] << 10, limits["dataKb"] << 10),
        (resource.RLIMIT_MEMLOCK, 0, 0),
        (resource.RLIMIT_MSGQUEUE, 0, 0),
        (resource.RLIMIT_SIGPENDING, 256, 256),
        (resource.RLIMIT_NICE, 0, 0),
        (resource.RLIMIT_RTPRIO, 0, 0),
    ):
        _, ceiling = resource.getrlimit(kind)
        if ceiling != resource.RLIM_INFINITY:
            # The server itself was started with less: less it is.
            soft, hard = min(soft, ceiling), min(hard, ceiling)
        resource.setrlimit(kind, (soft, hard))


def enter_test(limits: dict[str, Any], files: Sequence[int], second_filter: Filter) -> None:
    """`files`: descriptors for 0, 1, 2 and so on."""
    os.setsid()
    os.nice(5)
    # Only then does /proc/self belong to us.
    set_dumpable(1)
    oom_score = os.open("/proc/self/oom_score_adj", os.O_WRONLY)
    os.write(oom_score, b"1000")
    set_limits(limits)
    machine.enter_test_domain()
    for target, fd in enumerate([fcntl.fcntl(fd, fcntl.F_DUPFD, FIRST_FREE_FD) for fd in files]):
        os.dup2(fd, target)
    os.closerange(len(files), FAILURE_FD)
    os.closerange(GATE_FD + 1, 1 << 16)
    reset_signals()
    second_filter.load()


def note_signals() -> None:
    """Which of them a test must not find as they are here. Nothing changes them later."""
    for number in range(1, signal.NSIG):
        # Two belong to the C library, and nobody else can ask for them.
        if _signal.getsignal(number) not in (_signal.SIG_DFL, None):
            changed_signals.append(number)


def reset_signals() -> None:
    # Not by `signal`, which looks each of them up among its names.
    for number in changed_signals:
        _signal.signal(number, _signal.SIG_DFL)


def start(header: dict[str, Any], files: Sequence[int], second_filter: Filter, gate: int | None = None) -> tuple[int, int]:
    """A copy of this process that becomes what `header` tells of: its number, and where it says why it could not.

    The number is 0 in a copy that goes on as an interpreter which has just started. With a `gate` it waits there
    for its input.
    """
    failure, child_failure = os.pipe()
    pid = os.fork()
    if pid == 0:
        become(header, files, child_failure, second_filter, gate)
    else:
        os.close(child_failure)
    return pid, failure


def become(
    header: dict[str, Any], files: Sequence[int], failure: int, second_filter: Filter, gate: int | None
) -> None:
    argv = header["argv"]
    is_copy = header.get("fork") and argv == getattr(sys, "orig_argv", None)
    try:
        # To numbers that no test can have, and not beyond a start of another program.
        os.dup2(failure, FAILURE_FD, inheritable=False)
        if gate is not None:
            os.dup2(gate, GATE_FD, inheritable=False)
        enter_test(header["limits"], files, second_filter)
        if is_copy:
            begin_anew()
        if gate is not None:
            if not os.read(GATE_FD, 1):
                os._exit(0)
            os.close(GATE_FD)
        if not is_copy:
            os.execve(argv[0], argv, dict(os.environ))
        os.close(FAILURE_FD)
    except BaseException as error:
        # Not the program's doing: the server is told apart from anything that a program can say.
        os.write(FAILURE_FD, f"{type(error).__name__}: {error}".encode()[:FAILURE_BYTES])
        os._exit(127)


def begin_anew() -> None:
    """Makes of this copy of the supervisor an interpreter that has just started."""
    signal.signal(signal.SIGINT, signal.default_int_handler)
    for number in (signal.SIGPIPE, signal.SIGXFSZ):
        signal.signal(number, signal.SIG_IGN)
    set_thread_stack(THREAD_STACK_BYTES)
    # Those of the supervisor remember what kind of file they were opened on.
    sys.stdin = sys.__stdin__ = standard_stream(0, "r", sys.stdin)
    sys.stdout = sys.__stdout__ = standard_stream(1, "w", sys.stdout)
    sys.stderr = sys.__stderr__ = standard_stream(2, "w", sys.stderr)


def set_thread_stack(size: int) -> None:
    """The C library takes the default from the stack's limit, but only when a program starts."""
    attributes = ctypes.create_string_buffer(256)
    libc.pthread_attr_init(attributes)
    libc.pthread_attr_setstacksize(attributes, ctypes.c_size_t(size))
    libc.pthread_setattr_default_np(attributes)


def standard_stream(fd: int, mode: str, before: Any) -> Any:
    """As create_stdio() of CPython's pylifecycle.c opens it; `before` has the settings."""
    binary: Any = io.open(fd, mode + "b", -1, closefd=False)
    binary.raw.name = before.name
    stream: Any = io.TextIOWrapper(
        binary, before.encoding, before.errors, "\n", line_buffering=before.line_buffering
    )
    stream.mode = mode
    return stream
