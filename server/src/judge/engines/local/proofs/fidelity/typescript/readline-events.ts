import * as readline from 'readline';
const rl = readline.createInterface({ input: process.stdin, terminal: false });
const lines: string[] = [];
rl.on('line', (line) => lines.push(line)).on('close', () => {
  const n = Number(lines[0]);
  console.log(n, lines[1]?.split(' ').slice(0, n).reverse().join(' '));
});
