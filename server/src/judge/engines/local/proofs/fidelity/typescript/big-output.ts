import { readFileSync } from 'fs';
const n = readFileSync(0).length;
const lines: string[] = Array.from({ length: 30000 }, (_, i) => `${i} ${n}`);
console.log(lines.join('\n'));
process.exit(0);
