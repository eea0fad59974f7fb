import { readFileSync } from 'fs';
const log = console.log;
console.log = (...args: unknown[]): void => log('>', ...args);
console.log(readFileSync(0).length);
