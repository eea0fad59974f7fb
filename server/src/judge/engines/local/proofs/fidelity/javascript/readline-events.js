const readline = require('readline');
const rl = readline.createInterface({ input: process.stdin, output: process.stdout, terminal: false });
const lines = [];
rl.on('line', (line) => lines.push(line));
rl.on('close', () => {
  const [n] = lines[0]?.split(' ').map(Number) ?? [0];
  console.log(n, lines.length, Math.max(...(lines[1] ?? '0').split(' ').map(Number)));
});
