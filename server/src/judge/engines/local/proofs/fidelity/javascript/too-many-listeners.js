const { EventEmitter } = require('events');
console.log(EventEmitter.defaultMaxListeners);
EventEmitter.defaultMaxListeners = 2;
for (let i = 0; i < 4; i++) process.on('exit', () => console.log('exit', i));
console.log(require('fs').readFileSync(0).length);
