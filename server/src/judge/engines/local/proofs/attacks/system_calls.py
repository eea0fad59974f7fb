# Calls what the filter refuses. Numbers: x86-64, aarch64.
import ctypes
import errno
import os
import socket

libc = ctypes.CDLL(None, use_errno=True)
column = {"x86_64": 0, "aarch64": 1}[os.uname().machine]
CLONE_NEWUSER = 0x10000000
CLONE_PIDFD = 0x1000
SIGCHLD = 17
REFUSALS = (errno.EPERM, errno.ENOSYS, errno.ENOMEM, errno.EOPNOTSUPP)

PROGRAM = os.open("/usr/bin/env", os.O_RDONLY)
libc.mmap.restype = ctypes.c_void_p
libc.mmap.argtypes = (ctypes.c_void_p, ctypes.c_size_t, *[ctypes.c_int] * 3, ctypes.c_long)
PAGE = ctypes.c_void_p(libc.mmap(None, 4096, 1, 2, PROGRAM, 0))
BYTES = ctypes.create_string_buffer(8)
SIZE = ctypes.byref(ctypes.c_uint(8))
ENDS = socket.socketpair()
PLACE = (ctypes.c_size_t * 2)(ctypes.addressof(BYTES), len(BYTES))

CALLS = {
    "ptrace": ((101, 117), 16, 1, 0, 0),
    "process_vm_readv": ((310, 270), 1, 0, 0, 0, 0, 0),
    "process_vm_writev": ((311, 271), 1, 0, 0, 0, 0, 0),
    "pidfd_getfd": ((438, 438), 0, 0, 0),
    "pidfd_open": ((434, 434), os.getpid(), 0),
    "clone with a handle": ((56, 220), CLONE_PIDFD | SIGCHLD, 0, BYTES, 0, 0),
    "cookie of a socket": ((55, 209), ENDS[0].fileno(), 1, 57, BYTES, SIZE),
    "handle of who made a socket": ((55, 209), ENDS[0].fileno(), 1, 77, BYTES, SIZE),
    "handles in messages": ((54, 208), ENDS[0].fileno(), 1, 76, BYTES, 4),
    "mount": ((165, 40), b"none", b"/tmp", b"tmpfs", 0, 0),
    "umount": ((166, 39), b"/tmp", 2),
    "pivot_root": ((155, 41), b"/tmp", b"/tmp"),
    "chroot": ((161, 51), b"/tmp"),
    "setns": ((308, 268), 0, 0),
    "unshare user": ((272, 97), CLONE_NEWUSER),
    "unshare nothing": ((272, 97), 0),
    "clone user": ((56, 220), CLONE_NEWUSER | SIGCHLD, 0, 0, 0, 0),
    "clone3": ((435, 435), 0, 0),
    "open_by_handle_at": ((304, 265), 0, 0, 0),
    "bpf": ((321, 280), 0, 0, 0),
    "perf_event_open": ((298, 241), 0, 0, -1, -1, 0),
    "userfaultfd": ((323, 282), 0),
    "keyctl": ((250, 219), 0, -3, 0),
    "add_key": ((248, 217), b"user", b"x", b"x", 1, -3),
    "io_uring_setup": ((425, 425), 1, 0),
    "memfd_create": ((319, 279), b"x", 0),
    "memfd_secret": ((447, 447), 0),
    "shmget": ((29, 194), 0, 4096, 0o1600),
    "semget": ((64, 190), 0, 1, 0o1600),
    "msgget": ((68, 186), 0, 0o1600),
    "mq_open": ((240, 180), b"x", 0o102, 0o600, 0),
    "prlimit of another": ((302, 261), 1, 7, 0, 0),
    "setpriority of all": ((141, 140), 2, 0, 19),
    "setpriority of another": ((141, 140), 0, 1, 19),
    "sched_setscheduler of another": ((144, 119), 1, 5, 0),
    "sched_setaffinity of another": ((203, 122), 1, 8, b"\1" * 8),
    "personality": ((135, 92), 0x0040000),
    "sethostname": ((170, 161), b"x", 1),
    "ioctl TIOCSTI": ((16, 29), 0, 0x5412, b"x"),
    "cachestat": ((451, 451), 0, 0, 0, 0),
    "mincore": ((27, 232), PAGE, 4096, b"x"),
    "preadv2 of what is in memory": ((327, 286), PROGRAM, PLACE, 1, 0, 0, 8),
    "fadvise of what is not": ((221, 223), PROGRAM, 0, 0, 4),
    "madvise to write out": ((28, 233), PAGE, 4096, 21),
    "madvise to share": ((28, 233), PAGE, 4096, 12),
    "mmap of huge pages": ((9, 222), 0, 1 << 21, 3, 0x40022, -1, 0),
    "inotify_init1": ((294, 26), 0),
    "fanotify_init": ((300, 262), 0, 0),
    "fcntl F_SETLEASE": ((72, 25), PROGRAM, 1024, 0),
    "fcntl F_NOTIFY": ((72, 25), PROGRAM, 1026, 1),
    "fcntl F_SET_RW_HINT": ((72, 25), PROGRAM, 1036, b"\2" + bytes(7)),
    "sendmsg": ((46, 211), 1, bytes(56), 0),
    "sendmmsg": ((307, 269), 1, bytes(64), 1, 0),
    "io_setup": ((206, 0), 1, ctypes.byref(ctypes.c_ulong(0))),
    "sync": ((162, 81),),
    "syncfs": ((306, 267), PROGRAM),
    "statmount": ((457, 457), 0, 0, 0, 0),
}

for name, (numbers, *arguments) in CALLS.items():
    ctypes.set_errno(0)
    result = libc.syscall(numbers[column], *arguments)
    if name.startswith("clone ") and result == 0:
        os._exit(0)
    if result != -1 or ctypes.get_errno() not in REFUSALS:
        print("REACHED", name, result, errno.errorcode.get(ctypes.get_errno()))
print("contained")
