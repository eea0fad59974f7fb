const { readFileSync } = require('fs');
const lines: string[] = readFileSync(0, 'utf8').split('\n');
console.log(lines.length, lines[0].trim());
