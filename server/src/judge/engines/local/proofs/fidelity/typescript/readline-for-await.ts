import { createInterface } from 'node:readline';
(async () => {
  let longest = 0;
  for await (const line of createInterface({ input: process.stdin })) longest = Math.max(longest, line.length);
  console.log(longest);
})();
