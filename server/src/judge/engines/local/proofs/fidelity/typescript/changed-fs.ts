import fs from 'fs';
const original = fs.readFileSync;
(fs as any).readFileSync = (...args: unknown[]): string => `x${(original as any)(...args).length}`;
console.log(fs.readFileSync(0));
(fs as any).left = ((fs as any).left ?? 0) + 1;
console.log((fs as any).left);
