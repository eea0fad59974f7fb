process.on('exit', (code) => console.log('exit', code));
process.emit('exit', 5);
process.reallyExit === undefined || console.log('has it', require('fs').readFileSync(0).length);
