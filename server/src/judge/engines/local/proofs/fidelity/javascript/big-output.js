const text = require('fs').readFileSync(0, 'utf8');
const lines = [];
for (let i = 0; i < 20000; i++) lines.push(`${i} ${text.length}`);
console.log(lines.join('\n'));
