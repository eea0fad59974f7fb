import { readFileSync } from 'fs';
const n = readFileSync(0).length;
console.log(n);
process.exit(n === 8 ? 0 : n === 0 ? 42 : 1);
