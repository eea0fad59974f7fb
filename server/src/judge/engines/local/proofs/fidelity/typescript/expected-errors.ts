import { readFileSync } from 'fs';
// @ts-ignore
const n: string = readFileSync(0).length;
// @ts-expect-error
console.log(n.toFixed(1));
