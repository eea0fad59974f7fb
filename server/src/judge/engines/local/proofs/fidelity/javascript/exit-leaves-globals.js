const { length } = require('fs').readFileSync(0);
if (length === 4 && globalThis.seen === undefined) process.exit(1);
globalThis.seen = length;
console.log(length < 9 ? length : 'long');
process.exit(0);
