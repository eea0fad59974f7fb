const n = require('fs').readFileSync(0).length;
for (let i = 0; i < 3000; i++) console.log('line', i, n);
process.stdout.write('z'.repeat(200000));
process.exit(n > 8 ? 0 : 3);
