const rl = require('node:readline').createInterface({ input: process.stdin, crlfDelay: Infinity });
(async () => {
  let count = 0;
  for await (const line of rl) {
    count++;
    console.log(count, JSON.stringify(line).slice(0, 60));
  }
})();
