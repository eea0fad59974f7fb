const { length } = require('fs').readFileSync(0);
process.exitCode = length === 4 ? 3 : 0;
console.log(length, process.exitCode);
process.exit();
