const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const numbers = (lines[1] || '').trim().split(/\s+/).map(Number);
console.log(numbers.reduce((sum, n) => sum + n, 0));
