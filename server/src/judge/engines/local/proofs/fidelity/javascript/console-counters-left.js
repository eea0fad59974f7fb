console.count('tests');
console.count('tests');
console.time('t');
console.log(require('fs').readFileSync(0).length);
