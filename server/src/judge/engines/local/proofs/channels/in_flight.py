# Descriptors that are sent and not received are counted for the user, and too many are refused.
import array
import os
import resource
import socket

SLOT_S = 0.02
MANY = 200
held = []


def prepare(count):
    # The kernel refuses root nothing.
    if os.geteuid() == 0:
        os.setuid(23456)
    if role == "receive":
        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (MANY // 2, most))
    sample()


def send_some(count):
    ends = socket.socketpair()
    null = os.open("/dev/null", os.O_RDONLY)
    rights = array.array("i", [null] * count)
    try:
        ends[0].sendmsg([b"x"], [(socket.SOL_SOCKET, socket.SCM_RIGHTS, rights)])
    finally:
        os.close(null)
    return ends


def level(is_high):
    if is_high and not held:
        held.extend(send_some(MANY))
    while not is_high and held:
        held.pop().close()


def sample():
    try:
        for end in send_some(1):
            end.close()
    except OSError as error:
        if error.errno != errno.ETOOMANYREFS:
            raise
        return True
    return False
