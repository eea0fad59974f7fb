# Run in a box when the engine starts. Prints one line for each thing a program could do and must not.
import ctypes
import os
import socket
import sys

SYS_KEYCTL = {"x86_64": 250, "aarch64": 219}
OUTSIDE = sys.argv[2:]
PROCESSES = int(sys.argv[1])


def possible(attempt):
    try:
        return bool(attempt())
    except OSError:
        return False


def status_field(name):
    with open("/proc/self/status") as file:
        return next((line.split()[1] for line in file if line.startswith(name + ":")), "")


def opened_socket(family, kind):
    socket.socket(family, kind).close()
    return True


def wrote(folder):
    with open(folder + "/probe", "w"):
        return True


def forked_past_limit():
    started = 0
    try:
        while started < PROCESSES + 16:
            if os.fork() == 0:
                os.read(gate, 1)
                os._exit(0)
            started += 1
    except BlockingIOError:
        return False
    return True


gate, _ = os.pipe()
libc = ctypes.CDLL(None, use_errno=True)
checks = {
    "it runs as root": lambda: os.getuid() == 0,
    "it has privileges": lambda: int(status_field("CapEff"), 16) != 0,
    "it can gain privileges": lambda: status_field("NoNewPrivs") != "1",
    "system calls are not filtered": lambda: status_field("Seccomp") != "2",
    "kernel keys can be reached": lambda: libc.syscall(SYS_KEYCTL[os.uname().machine], 0, -3, 0) != -1,
    "the supervisor's environment can be read": lambda: open("/proc/1/environ").read() or True,
    "an internet socket can be opened": lambda: opened_socket(socket.AF_INET, socket.SOCK_STREAM),
    "a socket to the host can be opened": lambda: opened_socket(socket.AF_VSOCK, socket.SOCK_STREAM),
    "the system's files can be written": lambda: wrote("/usr"),
    "the box's root can be written": lambda: wrote("/"),
    "processes are not limited": forked_past_limit,
}
for path in OUTSIDE:
    checks[f"{path} is visible"] = lambda path=path: os.path.lexists(path)

for finding, attempt in checks.items():
    if possible(attempt):
        print(finding)
