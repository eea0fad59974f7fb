process.on('exit', () => { console.log('first'); process.exit(0); });
process.on('exit', () => console.log('second'));
console.log('main');
