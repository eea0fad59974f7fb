const emitter = process;
console.log(emitter.listenerCount('SIGTERM'), emitter.listenerCount('exit'), emitter.listenerCount('warning') >= 0);
process.on('SIGTERM', () => {});
process.on('warning', (w) => console.log('warned', w.name));
process.emitWarning('careful', 'MyWarning');
setTimeout(() => console.log('end', require('fs').readFileSync(0).length), 1);
