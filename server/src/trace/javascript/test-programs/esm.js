import fs, { readFileSync } from 'fs';
export const lines = readFileSync(0, 'utf8').split('\n');
const total = await Promise.resolve(lines.length);
export default function hi() { return total; }
console.log(hi(), typeof require, this);
for await (const x of [Promise.resolve(1), 2]) console.log(x);
