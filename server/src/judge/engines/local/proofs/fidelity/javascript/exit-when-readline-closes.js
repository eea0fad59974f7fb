const lines = [];
require('readline').createInterface({ input: process.stdin })
  .on('line', (line) => lines.push(line))
  .on('close', () => { console.log(lines.length, lines[0]); process.exit(0); });
