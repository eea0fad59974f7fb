import { readFileSync } from 'fs';
const n: number = readFileSync(0).length;
console.log('n', n);
throw n;
