import { readFileSync } from 'fs';
process.exitCode = readFileSync(0).length % 4;
setTimeout(() => console.log('later', process.exitCode), 1);
