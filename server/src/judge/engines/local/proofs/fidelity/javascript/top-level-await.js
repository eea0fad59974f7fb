import { setTimeout as sleep } from 'node:timers/promises';
const value = await sleep(2, 'slept');
let lines = 0;
for await (const piece of process.stdin) lines += String(piece).split('\n').length;
console.log(value, lines);
export default lines;
