# Everything a process of the same uid might do to PID 1, or to its parent where that is another.
import ctypes
import os

HAS_NAMESPACES = "TMPDIR" not in os.environ
SUPERVISOR = 1 if HAS_NAMESPACES else os.getppid()
PR_GET_NO_NEW_PRIVS = 39
libc = ctypes.CDLL(None)


def possible(attempt, *arguments):
    try:
        attempt(*arguments)
        return True
    except OSError:
        return False


for number in range(1, 65):
    if possible(os.kill, SUPERVISOR, number) and not HAS_NAMESPACES:
        print("REACHED by signal", number)
for name in ("mem", "environ", "maps", "fd/0", "fd/1", "root", "cwd", "exe", "auxv", "stack", "syscall"):
    try:
        print("REACHED", name, os.readlink(f"/proc/{SUPERVISOR}/{name}"))
    except OSError:
        pass
    for mode in ("rb", "wb"):
        try:
            with open(f"/proc/{SUPERVISOR}/{name}", mode) as file:
                print("REACHED", name, mode, file.read(10) if mode == "rb" else "")
        except OSError:
            pass
for name in ("oom_score_adj", "comm", "coredump_filter", "timerslack_ns", "clear_refs", "sched"):
    try:
        with open(f"/proc/{SUPERVISOR}/{name}", "w") as file:
            file.write("1000")
        print("REACHED", name)
    except OSError:
        pass
own = [fd for fd in range(3, 300) if possible(os.fstat, fd)]
if own:
    print("REACHED descriptors", own)
capabilities = (ctypes.c_uint32 * 6)()
libc.capget((ctypes.c_uint32 * 2)(0x20080522, 0), capabilities)
if any(capabilities) or libc.prctl(PR_GET_NO_NEW_PRIVS, 0, 0, 0, 0) != 1:
    print("REACHED privileges", list(capabilities))
if any(pid != os.getpid() and libc.kill(pid, 0) == 0 for pid in range(2, 1 << 18)):
    print("REACHED other processes")
print("contained")
