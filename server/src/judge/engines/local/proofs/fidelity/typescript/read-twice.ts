import { readFileSync, readSync } from 'fs';
const first = readFileSync(0).length;
const buffer = Buffer.alloc(8);
console.log(first, readSync(0, buffer, 0, 8, null), readSync(0, buffer, 0, 8, 0));
