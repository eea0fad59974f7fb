const [first = '', second = ''] = require('fs').readFileSync(0, 'utf8').split(/\r?\n/);
const values = second.split(' ').map(Number);
const sorted = Float64Array.from(values).sort();
console.log(Number(first), sorted[0], sorted[sorted.length - 1], values.filter((v, i) => values.indexOf(v) === i).length);
