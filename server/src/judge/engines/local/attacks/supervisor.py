# Everything a process of the same uid might do to PID 1.
import os
import socket

for number in range(1, 65):
    try:
        os.kill(1, number)
    except OSError:
        pass
for name in ("mem", "environ", "maps", "fd/0", "fd/1", "root", "cwd", "exe", "auxv", "stack", "syscall"):
    try:
        print("REACHED", name, os.readlink(f"/proc/1/{name}"))
    except OSError:
        pass
    for mode in ("rb", "wb"):
        try:
            with open(f"/proc/1/{name}", mode) as file:
                print("REACHED", name, mode, file.read(10) if mode == "rb" else "")
        except OSError:
            pass
for name in ("oom_score_adj", "comm", "coredump_filter", "timerslack_ns", "clear_refs", "sched"):
    try:
        with open(f"/proc/1/{name}", "w") as file:
            file.write("1000")
        print("REACHED", name)
    except OSError:
        pass
own = [fd for fd in os.listdir("/proc/self/fd") if fd not in ("0", "1", "2")]
if len(own) > 1:
    print("REACHED descriptors", own)
with open("/proc/self/status") as file:
    fields = dict(line.rstrip("\n").split(":\t", 1) for line in file if ":\t" in line)
if int(fields["CapEff"], 16) or int(fields["CapPrm"], 16) or fields["NoNewPrivs"] != "1":
    print("REACHED privileges", fields)
if os.listdir("/proc/self/task") and any(p.isdigit() and int(p) not in (1, os.getpid()) for p in os.listdir("/proc")):
    print("REACHED other processes")
print("contained")
