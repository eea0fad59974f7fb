import { readFileSync } from 'node:fs';
console.log(readFileSync('/dev/stdin', 'latin1').trim().split(/\s+/).length);
