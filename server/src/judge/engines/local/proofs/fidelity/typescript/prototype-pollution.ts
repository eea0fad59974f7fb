import { readFileSync } from 'fs';
console.log(({} as any).polluted);
(Object.prototype as any).polluted = 1;
const found: string[] = [];
for (const key in { own: 1 }) found.push(key);
console.log(found.join(), readFileSync(0).length);
