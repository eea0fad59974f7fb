console.log('now', require('fs').readFileSync(0).length);
process.on('exit', () => console.log('skipped'));
process.reallyExit(4);
