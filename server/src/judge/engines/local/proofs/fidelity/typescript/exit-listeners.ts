import { readFileSync } from 'fs';
const n: number = readFileSync(0).length;
process.on('exit', (code: number) => console.log('exit', code, n));
process.once('beforeExit', () => setImmediate(() => console.log('one more turn')));
