const { spawn } = require('child_process');
const child = spawn('/bin/cat', { stdio: 'inherit' });
child.on('exit', (code, signal) => console.log('cat', code, signal));
