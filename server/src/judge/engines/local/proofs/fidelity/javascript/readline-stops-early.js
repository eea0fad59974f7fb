const rl = require('readline').createInterface({ input: process.stdin });
rl.on('line', (line) => {
  console.log('got', line.trim());
  rl.close();
  process.stdin.destroy();
});
