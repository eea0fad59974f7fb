const fs = require('fs');
const first = fs.readFileSync(0).length;
const second = fs.readFileSync(0).length;
const byPath = fs.readFileSync('/dev/stdin').length;
console.log(first, second, byPath);
