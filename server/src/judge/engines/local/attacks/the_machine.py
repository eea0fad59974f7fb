# What is neither a file's content nor in a namespace: modes, times, sockets by path, watching, leases.
import ctypes
import fcntl
import os
import socket

libc = ctypes.CDLL(None, use_errno=True)
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
