const n = require('fs').readFileSync(0, 'utf8').length;
console.log(n);
process.exitCode = n % 3;
