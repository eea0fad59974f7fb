"""A test that has given up all that it is denied, and waits for its input.

It is started before its turn, while the server looks at the one before it: a start is time that
nobody then waits for. It never waits beside another test, which could reach it.
"""

import os
import signal
import sys

# What a process is made for. It fits only a test that wants the same.
MADE_FOR = ("argv", "fork", "limits")
INPUT = os.O_RDONLY
# Appending keeps two descriptors of one output from writing over each other.
OUTPUT = os.O_WRONLY | os.O_APPEND


class Prepared:
    """Files and pipes of a test, and its process."""

    def __init__(self, header):
        self.made_for = [header.get(key) for key in MADE_FOR]
        self.stdin = os.memfd_create("stdin")
        self.outputs = [os.memfd_create("stdout"), os.memfd_create("stderr")]
        self.pid = self.gate = self.failure = None

    def fits(self, header):
        return self.made_for == [header.get(key) for key in MADE_FOR]

    def is_waiting(self):
        """Not when it was killed meanwhile: the kernel takes it first when memory runs out."""
        return os.waitpid(self.pid, os.WNOHANG)[0] == 0

    def begin(self, size):
        """Hands over the input, of so many bytes, which is next in the control pipe."""
        copy_blob_to(self.stdin, size)
        try:
            os.write(self.gate, b"g")
        except BrokenPipeError:
            pass  # It could not be started, and has said why.
        os.close(self.gate)
        self.gate = None

    def failed(self):
        """Why it could not be started. Asked when nothing of it is left that holds the other end."""
        return os.read(self.failure, FAILURE_BYTES).decode(errors="replace")

    def discard(self):
        try:
            os.kill(self.pid, signal.SIGKILL)
            os.waitpid(self.pid, 0)
        except (ProcessLookupError, ChildProcessError):
            pass  # It was not waiting any more.
        self.close()
        if not wipe_all():
            os._exit(70)

    def close(self):
        for fd in (self.stdin, *self.outputs, self.failure, self.gate):
            if fd is not None:
                os.close(fd)


def opened(fd, mode):
    """As the test may use it: an input cannot be written to, an output not be read."""
    return os.open(f"/proc/self/fd/{fd}", mode)


def prepare(header, program, second_filter):
    """A test that waits for its input; None in a copy of this process that has become it, and has it."""
    test = Prepared(header)
    write_program(program)
    gate, test.gate = os.pipe()
    test.failure, failure = os.pipe()
    # Here and not there: memory that the other process touches is copied first.
    files = (opened(test.stdin, INPUT), *(opened(fd, OUTPUT) for fd in test.outputs))
    test.pid = os.fork()
    if test.pid:
        for fd in (*files, gate, failure):
            os.close(fd)
        return test
    # Only the other process may hold that end: its death has to be seen.
    os.close(test.gate)
    limits, argv = header["limits"], header["argv"]
    if header.get("fork") and argv == getattr(sys, "orig_argv", None):
        become_python(limits, files, failure, second_filter, gate)
        hide_unnamed(program)
        spare_end(program)
        return None
    become_test(limits, argv, files, failure, second_filter, gate)
