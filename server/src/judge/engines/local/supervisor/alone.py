"""What a box asks of the machine where it has namespaces: all that it sees is its own."""

import ctypes
import os

ROOT = ""
WRITABLE = ("/w", "/tmp", "/dev/shm")
# Of a test's own process. What its memory shares with that of others is not among them.
OWN_FIGURES = ("stat", "statm", "status", "cmdline", "comm", "maps")


def keep_private():
    # The box's other processes have this uid too: keep them out of our memory and descriptors.
    set_dumpable(0)


def enter_test_domain():
    """Namespaces have seen to all but /proc, which tells what the whole machine does."""
    if not FOLDERS:
        return
    made = landlock(SYS_CREATE_RULESET, READING, READING_BYTES, 0)
    for rule in FOLDERS:
        allow(made, rule)
    for name in OWN_FIGURES:
        allow(made, reading(f"/proc/self/{name}"))
    enter(made)


def reading(path):
    return PathBeneath(READ_FILE, os.open(path, os.O_PATH | os.O_CLOEXEC))


def folders():
    """All but /proc, opened once for all tests; none where the kernel has no Landlock."""
    if landlock_version() == 0:
        return []
    found = [entry for entry in os.scandir("/") if entry.is_dir(follow_symlinks=False)]
    return [reading(entry.path) for entry in found if entry.name != "proc"]


# Files alone, which every version knows: its first number is all there is to it then.
READING, READING_BYTES = ctypes.byref(Ruleset(READ_FILE, 0, 0)), 8
FOLDERS = folders()


def process_limit(processes):
    # Counted in the box's own user namespace, where the supervisor is one of them.
    return processes + 1


def box_processes():
    """All but the supervisor."""
    return [name for name in os.listdir("/proc") if name.isdigit() and name != "1"]


def disk_use():
    """Bytes and inodes in the writable places, files that are open but removed included."""
    used = inodes = 0
    for root in WRITABLE:
        info = os.statvfs(root)
        used += (info.f_blocks - info.f_bfree) * info.f_frsize
        inodes += info.f_files - info.f_ffree
    return used, inodes


def is_crowded(_processes):
    """Sockets of the box, each with up to 400 KB in the kernel that no process is charged for."""
    with open("/proc/1/net/unix", "rb") as file:
        return file.read().count(b"\n") - 1 > SOCKETS
