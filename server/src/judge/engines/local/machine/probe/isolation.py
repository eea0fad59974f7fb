# Run in a box when the engine starts. Prints one line for each thing a program could do and must not.
import ctypes
import os
import socket
import sys

SYS_LANDLOCK_CREATE_RULESET, ASK_VERSION = 444, 1
SYS_KEYCTL = {"x86_64": 250, "aarch64": 219}
SYS_CAPGET = {"x86_64": 125, "aarch64": 90}
CAPABILITIES_VERSION_3 = 0x20080522
PR_GET_SECCOMP, PR_GET_NO_NEW_PRIVS = 21, 39
SECCOMP_MODE_FILTER = 2
ISOLATION, *OUTSIDE = sys.argv[1:]


def possible(attempt):
    try:
        return bool(attempt())
    except OSError:
        return False


def has_privileges():
    who = (ctypes.c_uint32 * 2)(CAPABILITIES_VERSION_3, 0)
    sets = (ctypes.c_uint32 * 6)()
    failed = libc.syscall(SYS_CAPGET[os.uname().machine], who, sets)
    return failed or any(sets)


def opened_socket(family, kind):
    socket.socket(family, kind).close()
    return True


def wrote(folder):
    with open(folder + "/probe", "w"):
        return True


def signalled(pid):
    os.kill(pid, 0)
    return True


def opened(path):
    os.close(os.open(path, os.O_RDONLY))
    return True


def changed_a_mode():
    with open("mode", "w") as file:
        os.fchmod(file.fileno(), 0o600)
    os.chmod("mode", 0o644)
    return True


SUPERVISOR = os.getppid()
libc = ctypes.CDLL(None, use_errno=True)
checks = {
    "it runs as root": lambda: os.getuid() == 0,
    "it has privileges": has_privileges,
    "it can gain privileges": lambda: libc.prctl(PR_GET_NO_NEW_PRIVS, 0, 0, 0, 0) != 1,
    "system calls are not filtered": lambda: libc.prctl(PR_GET_SECCOMP) != SECCOMP_MODE_FILTER,
    "kernel keys can be reached": lambda: libc.syscall(SYS_KEYCTL[os.uname().machine], 0, -3, 0) != -1,
    "the supervisor's environment can be read": lambda: opened(f"/proc/{SUPERVISOR}/environ"),
    "an internet socket can be opened": lambda: opened_socket(socket.AF_INET, socket.SOCK_STREAM),
    "a socket to the host can be opened": lambda: opened_socket(socket.AF_VSOCK, socket.SOCK_STREAM),
    "the system's files can be written": lambda: wrote("/usr"),
    "the box's root can be written": lambda: wrote("/"),
}
if ISOLATION == "bubblewrap":
    for path in OUTSIDE:
        checks[f"{path} is visible"] = lambda path=path: os.path.lexists(path)
    if libc.syscall(SYS_LANDLOCK_CREATE_RULESET, None, ctypes.c_size_t(0), ASK_VERSION) > 0:
        checks["the machine's figures can be read"] = lambda: opened("/proc/stat")
else:
    # Names of the machine can be looked up here, and nothing more.
    for path in OUTSIDE:
        checks[f"{path} can be read"] = lambda path=path: opened(path)
    for path in ("/tmp", "/var/tmp", "/dev/shm", "/proc/self", "/sys"):
        checks[f"{path} can be listed"] = lambda path=path: os.listdir(path) is not None
    checks |= {
        "the machine's temporary files can be written": lambda: wrote("/tmp"),
        "other processes can be signalled": lambda: signalled(SUPERVISOR) or signalled(1),
        "a socket of the machine can be opened": lambda: opened_socket(socket.AF_UNIX, socket.SOCK_STREAM),
        "modes of files can be changed": changed_a_mode,
    }

for finding, attempt in checks.items():
    if possible(attempt):
        print(finding)
