const n = require('fs').readFileSync(0).length;
process.on('exit', (code) => console.log('bye', code, n));
process.once('exit', () => console.log('once'));
setTimeout(() => console.log('timer never reached by exit'), 1);
