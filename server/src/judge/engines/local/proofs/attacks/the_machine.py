# What is neither a file's content nor in a namespace: modes, times, sockets by path, watching, leases.
import ctypes
import fcntl
import os
import socket

libc = ctypes.CDLL(None, use_errno=True)
LANDLOCK_CREATE_RULESET, ASK_VERSION = 444, 1
own = os.environ.get("TMPDIR", "/tmp")
HAS_NAMESPACES = "TMPDIR" not in os.environ


def reach(name, attempt):
    try:
        if attempt() is not False:
            print("REACHED", name)
    except OSError:
        pass


def connected(path, kind):
    with socket.socket(socket.AF_UNIX, kind) as one:
        one.connect(path)


def sent(path):
    one, _ = socket.socketpair(socket.AF_UNIX, socket.SOCK_DGRAM)
    one.sendto(b"x", path)


def called(name, *arguments):
    return getattr(libc, name)(*arguments) != -1


def changed(path, attempt):
    """Whether it has done what it may have said that it did."""
    before = os.stat(path).st_mtime_ns, os.stat(path).st_atime_ns
    attempt(path)
    return before != (os.stat(path).st_mtime_ns, os.stat(path).st_atime_ns)


def is_read(path):
    with open(path, "rb") as file:
        return len(file.read(1)) > 0


for device in ("null", "zero", "full", "random", "urandom"):
    reach("times of a device", lambda path=f"/dev/{device}": changed(path, os.utime))
# Where the kernel has no Landlock, boxes of bubblewrap can read these.
MACHINE = ("stat", "loadavg", "meminfo", "vmstat", "interrupts", "locks", "pressure/cpu", "sys/fs/file-nr")
SHARED = ("smaps", "smaps_rollup", "pagemap", "numa_maps", "mountinfo")
if libc.syscall(LANDLOCK_CREATE_RULESET, None, ctypes.c_size_t(0), ASK_VERSION) > 0:
    for path in (*(f"/proc/{name}" for name in MACHINE), *(f"/proc/self/{name}" for name in SHARED)):
        reach(f"figures: {path}", lambda path=path: is_read(path))
reach("a terminal", os.openpty)
if HAS_NAMESPACES:
    outside = ["/etc", "/root", "/var"]
else:
    outside = [os.path.dirname(own), "/tmp", "/dev/shm", "/var/tmp"]
    reach("a mode", lambda: os.chmod(own, 0o777))
    reach("times", lambda: os.utime(own))
    reach("an attribute", lambda: os.setxattr(own, "user.x", b"x"))
    reach("a watch", lambda: called("inotify_init1", 0))
    reach("a queue", lambda: called("mq_unlink", b"x") or ctypes.get_errno() == 2 or False)
    reach("a device", lambda: os.open("/dev/tty", os.O_RDWR))
for path in ("/run/docker.sock", "/run/dbus/system_bus_socket", "/tmp/.X11-unix/X0", "\0abstract"):
    for kind in (socket.SOCK_STREAM, socket.SOCK_DGRAM, socket.SOCK_SEQPACKET):
        reach("a socket of the machine", lambda path=path, kind=kind: connected(path, kind))
    reach("a socket of the machine", lambda path=path: sent(path))
for folder in outside:
    reach("a new file", lambda folder=folder: open(folder + "/stepwise-attack", "w").close())
    reach("a new folder", lambda folder=folder: os.mkdir(folder + "/stepwise-attack"))
    reach("a link", lambda folder=folder: os.symlink("/etc", folder + "/stepwise-attack"))
for path in ("/etc/passwd", "/etc/hostname", "/proc/version", "/proc/1/cmdline", "/sys/kernel/notes"):
    if not HAS_NAMESPACES or not path.startswith("/proc"):
        reach(path, lambda path=path: open(path, "rb").close())
with open("/usr/bin/env", "rb") as program:
    reach("a lease", lambda: fcntl.fcntl(program, fcntl.F_SETLEASE, fcntl.F_RDLCK))
print("contained")
