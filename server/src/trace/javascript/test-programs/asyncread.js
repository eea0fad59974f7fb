const rl = require('readline').createInterface({ input: process.stdin });
(async () => { let n = 0; for await (const line of rl) { n += line.length; console.log(line); } console.log(n); })();
