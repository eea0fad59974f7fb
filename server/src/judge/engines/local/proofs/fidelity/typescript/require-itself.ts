import { readFileSync } from 'fs';
export const n = readFileSync(0).length;
const again: { n: number } = require(__filename);
console.log(again.n === n, again === exports);
