const { readFileSync } = require('fs');
const solve = (n) => (solve.cache[n] ??= n * 2);
solve.cache = require('path').cache ??= {};
console.log(solve(readFileSync(0).length), Object.keys(solve.cache).length);
