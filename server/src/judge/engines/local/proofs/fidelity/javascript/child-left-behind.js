const { spawn } = require('child_process');
const child = spawn('/bin/sleep', ['30'], { detached: true, stdio: 'ignore' });
child.unref();
console.log('left', require('fs').readFileSync(0).length);
