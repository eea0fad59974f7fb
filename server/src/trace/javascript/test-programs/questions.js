const rl = require('node:readline').createInterface({ input: process.stdin, output: undefined });
const ask = () => new Promise((r) => rl.once('line', r)); (async function main() { const a = await ask(); const b = await ask(); console.log(b, a); rl.close(); })();
