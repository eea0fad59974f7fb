import os
import subprocess
import sys

print(subprocess.run(['cat'], stdout=subprocess.PIPE).stdout[:8])
print(subprocess.check_output([sys.executable, '-c', 'import sys; print(sys.argv, len(sys.stdin.read()))']))
sys.stdout.flush()
print(os.system('echo by a shell; exit 3') >> 8)
