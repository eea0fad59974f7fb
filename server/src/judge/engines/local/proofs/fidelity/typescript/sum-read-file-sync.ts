import * as fs from 'fs';
const numbers: number[] = (fs.readFileSync(0, 'utf8').split('\n')[1] ?? '').trim().split(/\s+/).map(Number);
console.log(numbers.reduce((sum, n) => sum + n, 0));
