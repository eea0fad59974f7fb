const readline = require('node:readline/promises');
(async () => {
  const rl = readline.createInterface({ input: process.stdin });
  const first = await new Promise((resolve) => rl.once('line', resolve));
  rl.close();
  console.log('first line is', first.trim());
})();
