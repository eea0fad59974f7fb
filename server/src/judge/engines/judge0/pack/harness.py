# The program that Judge0 runs in place of the candidate's: runs that one on several inputs, each in
# a process of its own, and writes a line of each. Python 3.8. What goes in and out: pack.ts.
import base64
import hashlib
import os
import re
import shutil
import signal
import sys
import time

STARTED = time.monotonic()
KEY = "@KEY@"
TAG = "@TAG@"
PLACE = os.getcwd()
WRITABLE = (PLACE, "/tmp", "/dev/shm")
STDERR_KEPT_BYTES = 64 << 10
PR_SET_DUMPABLE = 4
TICK_MS = 1000 // os.sysconf("SC_CLK_TCK")

# Nobody after us may read the key. "run" is what the shell above us is reading.
for name in os.listdir(PLACE):
    if name != "run":
        os.unlink(os.path.join(PLACE, name))
try:
    import ctypes

    ctypes.CDLL(None).prctl(PR_SET_DUMPABLE, 0, 0, 0, 0)
except (ImportError, OSError, AttributeError):
    pass  # Built without it: what then can be read is said in the decision record.


def unseal(sealed):
    blocks = range(0, len(sealed), 64)
    stream = b"".join(hashlib.sha512((KEY + str(at)).encode()).digest() for at in blocks)
    number = int.from_bytes(sealed, "big") ^ int.from_bytes(stream[: len(sealed)], "big")
    return number.to_bytes(len(sealed), "big")


payload = unseal(sys.stdin.buffer.read())
end = payload.index(b"\n")
numbers = map(int, payload[:end].split())
output_bytes, limit_ms, wall_ms, budget_ms, patience_ms, room_bytes, *sizes = numbers
parts = []
start = end + 1
for size in sizes:
    parts.append(payload[start : start + size])
    start += size
del payload
flags, _, source, *inputs = parts
argv = [sys.executable, *flags.decode().split(), "main.py"]
environment = {name: os.environ[name] for name in ("PATH", "HOME", "LANG") if name in os.environ}
written = 0


def say(*words):
    """False when there is no room for it: files are cut at a size."""
    global written
    line = " ".join([TAG, *map(str, words)]).encode() + b"\n"
    if written + len(line) > room_bytes:
        return False
    written += len(line)
    while line:
        line = line[os.write(1, line) :]
    return True


def processes():
    return {int(name) for name in os.listdir("/proc") if name.isdigit()}


known = processes()


def is_dead(pid):
    try:
        with open(f"/proc/{pid}/status", "rb") as file:
            return re.search(rb"^State:\s*[ZX]", file.read(), re.M) is not None
    except OSError:
        return True


def end_others():
    """Ends what the program left running."""
    for _ in range(1000):
        left = [pid for pid in processes() - known if not is_dead(pid)]
        if not left:
            return
        for pid in left:
            try:
                os.kill(pid, signal.SIGKILL)
            except ProcessLookupError:
                pass
    raise RuntimeError("processes that cannot be ended")


def entries(folder):
    try:
        return set(os.listdir(folder))
    except OSError:
        return set()


at_start = {folder: entries(folder) for folder in WRITABLE}


def sweep():
    """Removes what was not there at the start."""
    for folder, expected in at_start.items():
        for name in entries(folder) - expected:
            at = os.path.join(folder, name)
            if os.path.isdir(at) and not os.path.islink(at):
                for parent, folders, _ in os.walk(at):
                    for inner in folders:
                        if not os.path.islink(os.path.join(parent, inner)):
                            os.chmod(os.path.join(parent, inner), 0o700)
                shutil.rmtree(at)
            else:
                os.unlink(at)


def nameless(content):
    """An open file without a name."""
    at = os.path.join(PLACE, "stream")
    with open(at, "wb") as file:
        file.write(content)
    fd = os.open(at, os.O_RDWR | os.O_APPEND)
    os.unlink(at)
    return fd


def read(fd, most_bytes):
    data = os.pread(fd, min(os.fstat(fd).st_size, most_bytes), 0)
    return base64.b64encode(data).decode() or "-"


def start_program(folder, files):
    pid = os.fork()
    if pid:
        return pid
    try:
        os.setsid()
        signal.pthread_sigmask(signal.SIG_SETMASK, [])
        for target, fd in enumerate(files):
            os.dup2(fd, target)
        os.closerange(3, 256)
        os.chdir(folder)
        os.execve(argv[0], argv, environment)
    finally:
        os._exit(127)


def cpu_so_far(pid):
    with open(f"/proc/{pid}/stat", "rb") as file:
        stat = file.read()
    return sum(map(int, stat[stat.rindex(b")") + 2 :].split()[11:15])) * TICK_MS


def run(index):
    sweep()
    folder = os.path.join(PLACE, "test")
    os.mkdir(folder)
    with open(os.path.join(folder, "main.py"), "wb") as file:
        file.write(source)
    files = [nameless(inputs[index]), nameless(b""), nameless(b"")]
    started = time.monotonic()
    pid = start_program(folder, files)
    elapsed_ms = 0
    while True:
        ended, status, used = os.wait4(pid, os.WNOHANG)
        elapsed_ms = round((time.monotonic() - started) * 1000)
        is_too_much = any(os.fstat(fd).st_size > output_bytes for fd in files[1:])
        if ended:
            break
        if is_too_much or elapsed_ms > wall_ms or cpu_so_far(pid) > limit_ms:
            os.kill(pid, signal.SIGKILL)
        signal.sigtimedwait([signal.SIGCHLD], 0.02)
    end_others()
    code, by = ("-", os.WTERMSIG(status)) if os.WIFSIGNALED(status) else (os.WEXITSTATUS(status), "-")
    cpu_ms = round((used.ru_utime + used.ru_stime) * 1000)
    texts = (read(files[1], output_bytes), read(files[2], STDERR_KEPT_BYTES))
    for fd in files:
        os.close(fd)
    return say("ran", index, code, by, cpu_ms, elapsed_ms, used.ru_maxrss, int(is_too_much), *texts)


def used_ms():
    times = os.times()
    return round(1000 * (times.user + times.system + times.children_user + times.children_system))


signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGCHLD])
say("compiled", 1, used_ms(), "-")
for index in range(len(inputs)):
    elapsed = (time.monotonic() - STARTED) * 1000
    if index > 0 and (used_ms() > budget_ms or elapsed > patience_ms):
        break
    if not run(index):
        break
sweep()
say("end")
