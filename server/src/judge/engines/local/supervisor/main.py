"""PID 1 of a box: runs one program's tests, one after another, at the word of the server.

It runs as the `sitecustomize` of an interpreter that is started to run /w/main.py, which is not
there yet. So a Python test needs no start: a copy of PID 1 leaves this module, and the interpreter
in it goes on to its program as it always would have.
"""

import atexit
import gc
import os
import re
import signal
import sys

STDERR_SHOWN = 32 << 10
OUTPUT_FOLDER = WORK + "/out"
HOME = os.path.dirname(__file__)
SUPERVISOR = os.getpid()
# What most solutions import. Its state is that of modules just imported: random, which has more,
# seeds itself anew in every copy.
USUAL_IMPORTS = (
    *("bisect", "collections", "functools", "heapq", "itertools", "math", "operator"),
    *("random", "re", "string", "typing"),
)
# Modules whose contents are the program's.
OF_PROGRAM = ("__main__", "builtins", "sys")
# A program that names none of these has nothing that does its work when it is taken apart: no finalizer,
# no generator to close, no file of its own to flush.
DOES_SOMETHING_AT_ITS_END = re.compile(
    rb"__del__|weakref|finalize|yield|async|await|open|File|Buffered|Wrapper|\bio\b|\bgc\b|thread|atexit"
    rb"|subprocess|multiprocessing|concurrent|tempfile|logging|ctypes|exec|eval|import_|builtins|modules"
    rb"|hook|settrace|setprofile|setattr|redirect|std(?:in|out|err)\s*(?:,|=[^=])"
)


def hide():
    """Nothing of how the supervisor is found is to be seen by a test."""
    del os.environ["PYTHONPATH"]
    sys.path.remove(HOME)
    sys.path_importer_cache.pop(HOME, None)


def harden():
    keep_private()
    # As PID 1 every signal without a handler is ignored; Python brings a handler for SIGINT.
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    os.umask(0o022)


def keep_library():
    """Spares a test that cannot tell the work of taking apart at its end what it has from us.

    Its pages are copied only when they are written to, and an interpreter that ends writes to nearly
    all of them: it looks for garbage among all objects and clears every module. That was more than half
    of the time of a small test. What the program has loaded itself is taken apart as ever.
    """
    library = {name: module for name, module in sys.modules.items() if name not in OF_PROGRAM}
    # What is registered first runs last: after everything that the program has put off to its end.
    atexit.register(leave, library)


def leave(library):
    for name, module in library.items():
        if sys.modules.get(name) is module:
            del sys.modules[name]


def load(header):
    """The program's files stay in memory and are written afresh for every test."""
    program = [[name, read_exactly(size)] for name, size in zip(header["names"], header["blobs"])]
    return program


def run(header, program, second_filter):
    """True in a copy of this process that has become the test."""
    stdin = os.memfd_create("stdin")
    outputs = [os.memfd_create("stdout"), os.memfd_create("stderr")]
    copy_blob_to(stdin, header["blobs"][0])
    os.lseek(stdin, 0, os.SEEK_SET)
    write_program(program)
    failure, child_failure = os.pipe()
    pid = os.fork()
    if pid == 0:
        files = (stdin, *outputs)
        if header.get("fork") and header["argv"] == getattr(sys, "orig_argv", None):
            become_python(header["limits"], files, child_failure, second_filter)
            if any(DOES_SOMETHING_AT_ITS_END.search(data) for _, data in program):
                gc.unfreeze()
            else:
                keep_library()
            return True
        become_test(header["limits"], header["argv"], files, child_failure, second_filter)
    os.close(child_failure)
    watch = Watch(pid, header["limits"], outputs)
    report = watch.finish(watch.until_end())
    files = collect_output(header, report)
    report["clean"] = wipe_all()
    # Nothing of the test is left that could hold the other end.
    report["failed"] = os.read(failure, FAILURE_BYTES).decode(errors="replace")
    report["stderrBytes"] = os.fstat(outputs[1]).st_size
    names = None if files is None else [name for name, _ in files]
    blobs = [data for _, data in files or ()]
    report["stayed"] = False
    send({"op": "done", **report, "names": names}, output_parts(header, outputs) + blobs)
    for fd in (stdin, *outputs, failure):
        os.close(fd)
    return False


def collect_output(header, report):
    """What a compiler made; nothing for a test."""
    caps = header.get("collect")
    if not caps or report["met"] or report["status"] != 0:
        return []
    return collect(OUTPUT_FOLDER, caps["files"], caps["bytes"])


def output_parts(header, outputs):
    """stdout up to its limit; of stderr the first and the last part, where the reason stands."""
    out, err = outputs
    out_size = min(os.fstat(out).st_size, header["limits"]["outputBytes"])
    err_size = os.fstat(err).st_size
    head = min(err_size, STDERR_SHOWN)
    tail = min(err_size - head, STDERR_SHOWN)
    return [(out, 0, out_size), (err, 0, head), (err, err_size - tail, tail)]


def main():
    """Returns in a copy that has become a Python test, and nowhere else."""
    hide()
    harden()
    send({"op": "ready", "python": ".".join(map(str, sys.version_info[:3]))})
    for name in USUAL_IMPORTS:
        __import__(name)
    # For the copies: no search for garbage touches what is there already.
    gc.freeze()
    program, second_filter, resident, shared = [], b"", None, None
    while True:
        header = read_header()
        if header["op"] == "load":
            second_filter = read_exactly(header["blobs"].pop(0))
            program = load(header)
        elif header["op"] == "share":
            shared = Shared(header, load(header), second_filter)
        elif header["op"] == "boot":
            _, met = shared.boot(header["limits"])
            send({"op": "booted", "ready": met == "done"})
        elif header["op"] == "turn":
            if not shared.take_turn(header, program):
                shared = None
        elif header["op"] == "run":
            if shared and not shared.end():
                os._exit(70)
            shared = None
            if run(header, program, second_filter):
                return
        elif header["op"] == "stay":
            resident = Resident(header, program, second_filter)
        elif header["op"] == "ask":
            resident.ask(header, read_exactly(header["blobs"][0]))
        else:
            os._exit(70)


try:
    main()
except BaseException:
    # `site` would go on after an error, and PID 1 would run the program itself.
    sys.excepthook(*sys.exc_info())
    os._exit(70)
if os.getpid() == SUPERVISOR:
    os._exit(70)
# To `site` this is a machine without a sitecustomize.
raise ImportError("no sitecustomize", name="sitecustomize")
