const n = require('fs').readFileSync(0).length;
console.log('n', n);
if (n !== 4) Promise.reject(new Error(`rejected ${n}`));
setTimeout(() => console.log('not reached when rejected'), 20);
