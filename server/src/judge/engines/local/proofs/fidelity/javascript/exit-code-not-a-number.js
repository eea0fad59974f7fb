const n = require('fs').readFileSync(0).length;
console.log(n);
process.exit(n === 0 ? undefined : n === 4 ? '3' : 256 + 7);
