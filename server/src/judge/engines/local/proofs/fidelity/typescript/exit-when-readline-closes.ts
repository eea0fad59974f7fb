import * as readline from 'readline';
const lines: string[] = [];
const rl = readline.createInterface({ input: process.stdin });
rl.on('line', (line: string) => lines.push(line));
rl.on('close', () => { console.log(lines.length); process.exit(); });
