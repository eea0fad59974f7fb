const numbers = require('fs').readFileSync(0, 'utf8').split(/\s+/).filter(Boolean).map(Number);
function answer(value) { console.log(value); process.exit(0); }
numbers.forEach((number, index) => { if (number === 3) answer(index); });
answer(-1);
