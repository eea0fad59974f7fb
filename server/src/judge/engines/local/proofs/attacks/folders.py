# Leaves every kind of odd thing where the next test will be.
import os
import sys

program = os.path.abspath(sys.argv[0])
place = os.path.dirname(program)
temporary = os.environ.get("TMPDIR", "/tmp")
os.symlink("/etc/passwd", os.path.join(place, "out"))
os.unlink(program)
os.symlink("/proc/1/environ", program)
os.mkfifo(temporary + "/fifo")
try:
    os.mknod(temporary + "/device", 0o60666, os.makedev(8, 0))
    print("REACHED a device")
except OSError:
    pass
try:
    os.link("/usr/bin/python3", temporary + "/hard")
    print("REACHED a hard link")
except OSError:
    pass
os.mkdir(temporary + "/closed")
open(temporary + "/closed/file", "w").close()


def spoil(attempt, *arguments):
    try:
        attempt(*arguments)
    except OSError:
        pass


spoil(os.chmod, temporary + "/closed", 0)
for folder in {place, temporary, "/w", "/tmp", "/dev/shm"}:
    spoil(os.setxattr, folder, "user.note", b"kept")
    spoil(os.utime, folder, (12345, 12345))
    spoil(os.chmod, folder, 0o500)
print("contained")
