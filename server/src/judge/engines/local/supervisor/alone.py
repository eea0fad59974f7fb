"""What a box asks of the machine where it has namespaces: all that it sees is its own."""

import os

ROOT = ""
WRITABLE = ("/w", "/tmp", "/dev/shm")


def keep_private():
    # The box's other processes have this uid too: keep them out of our memory and descriptors.
    set_dumpable(0)


def enter_test_domain():
    """Namespaces have seen to it."""


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
