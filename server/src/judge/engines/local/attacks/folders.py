# Leaves every kind of odd thing where the next test will be.
import os
import sys

program = os.path.abspath(sys.argv[0])
place = os.path.dirname(program)
os.symlink("/etc/passwd", os.path.join(place, "out"))
os.unlink(program)
os.symlink("/proc/1/environ", program)
os.mkfifo("/tmp/fifo")
try:
    os.mknod("/tmp/device", 0o60666, os.makedev(8, 0))
    print("REACHED a device")
except OSError:
    pass
try:
    os.link("/usr/bin/python3", "/tmp/hard")
    print("REACHED a hard link")
except OSError:
    pass
os.mkdir("/tmp/closed")
open("/tmp/closed/file", "w").close()
os.chmod("/tmp/closed", 0)
for folder in {place, "/w", "/tmp", "/dev/shm"}:
    try:
        os.setxattr(folder, "user.note", b"kept")
    except OSError:
        pass
    os.utime(folder, (12345, 12345))
    os.chmod(folder, 0o500)
print("contained")
