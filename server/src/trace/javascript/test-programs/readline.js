const readline = require('readline');
const rl = readline.createInterface({ input: process.stdin, terminal: false });
const lines = [];
rl.on('line', (line) => { lines.push(line.trim()); });
rl.on('close', () => { const words = lines.flatMap((l) => l.split(' ')); let longest = ''; for (const w of words) if (w.length > longest.length) longest = w; console.log(longest, words.length); });
