"""The outermost process of a box that has no namespaces. It starts the supervisor and ends the box.

In a box with namespaces the end of PID 1 ends everything. Here the guard does it, when the supervisor
has ended or when the server has closed the control pipe, as it does when it dies: one kill(-1) that
Landlock keeps to the box. Orphans come to the supervisor or to the guard, never to the machine's init.

It gets the box's folder as its argument. What it is told lies in `judge` there, which no box can write.
"""

from __future__ import annotations

import json
import os
import select
import signal
import sys
from typing import Any, NoReturn

from .kernel import Filter, set_process
from .landlock import LEAST_VERSION, domain, enter, landlock_version, rules_of_supervisor

PR_SET_PDEATHSIG, PR_SET_CHILD_SUBREAPER, PR_SET_NO_NEW_PRIVS = 1, 36, 38
CONTROL_IN = 0


def refuse(reason: str) -> NoReturn:
    """Nothing was started, and the server is told why."""
    sys.stderr.write(reason + "\n")
    sys.exit(71)


def start_witness() -> tuple[int, int]:
    """A process outside: what can be done to it can be done to the machine."""
    sleeping, waking = os.pipe()
    pid = os.fork()
    if pid == 0:
        os.close(waking)
        os.read(sleeping, 1)
        os._exit(0)
    os.close(sleeping)
    return pid, waking


def check_signals(witness: tuple[int, int]) -> None:
    """Before anything is killed. Whoever may signal the witness may kill all that this user runs."""
    pid, waking = witness
    try:
        os.kill(pid, 0)
        refuse("Landlock does not keep signals to the box.")
    except PermissionError:
        pass
    os.close(waking)
    os.waitpid(pid, 0)


def confine(root: str, told: dict[str, Any]) -> int:
    """The domain that the guard has entered."""
    if landlock_version() < LEAST_VERSION:
        refuse(f"Landlock version {landlock_version()} is older than {LEAST_VERSION}.")
    if not os.path.exists(f"/proc/self/task/{os.getpid()}/children"):
        refuse("/proc does not tell which children a process has.")
    set_process(PR_SET_NO_NEW_PRIVS, 1)
    set_process(PR_SET_CHILD_SUBREAPER, 1)
    witness = start_witness()
    made = domain(rules_of_supervisor(root, told["readable"]))
    enter(made)
    check_signals(witness)
    with open(root + "/judge/filter", "rb") as file:
        Filter(file.read()).load()
    return made


def become_supervisor(root: str, told: dict[str, Any], made: int) -> NoReturn:
    # Below the guard's own: the supervisor ends all that is in its domain, and not the guard.
    enter(made)
    # If the guard itself is killed, the supervisor ends the box.
    set_process(PR_SET_PDEATHSIG, signal.SIGHUP)
    set_process(PR_SET_CHILD_SUBREAPER, 1)
    os.chdir(root + "/w")
    environment = {
        **{"PATH": "/usr/bin:/bin", "HOME": root + "/tmp", "TMPDIR": root + "/tmp"},
        **{"LANG": "C.UTF-8", "PYTHONPATH": root + "/judge/supervisor", "BOX_FOLDER": root},
    }
    os.execve(told["command"][0], told["command"], environment)


def wait_for_end(supervisor: int) -> None:
    poller = select.poll()
    poller.register(os.pidfd_open(supervisor), select.POLLIN)
    # The supervisor reads what comes; here it matters only that nobody is left to send.
    poller.register(CONTROL_IN, 0)
    poller.poll()


def end_all() -> None:
    while True:
        try:
            os.kill(-1, signal.SIGKILL)
        except ProcessLookupError:
            pass
        try:
            os.wait()
        except ChildProcessError:
            return


def main() -> None:
    root = sys.argv[1]
    try:
        with open(root + "/judge/box.json", "rb") as file:
            told = json.load(file)
        made = confine(root, told)
    except OSError as error:
        refuse(str(error))
    supervisor = os.fork()
    if supervisor == 0:
        become_supervisor(root, told, made)
    wait_for_end(supervisor)
    end_all()


main()
