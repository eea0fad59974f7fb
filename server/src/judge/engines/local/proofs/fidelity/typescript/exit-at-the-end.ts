import { readFileSync } from 'fs';
const lines: string[] = readFileSync(0, 'utf8').split('\n');
console.log(lines.length);
process.exit(0);
