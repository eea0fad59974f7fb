const socket = require('net').connect(9, '127.0.0.1');
socket.on('error', (error) => console.log('no connection', error.syscall));
console.log(require('fs').readFileSync(0).length);
