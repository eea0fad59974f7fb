const rl = require('readline').createInterface({ input: process.stdin });
rl.on('line', (line) => { console.log(line); rl.close(); process.exit(0); });
