import * as fs from 'fs';
const n = fs.readFileSync(0).length;
fs.writeSync(1, 'sync\n');
process.stdout.write(Uint8Array.of(98, 10));
fs.createWriteStream('', { fd: 1, autoClose: false }).write(`stream ${n}\n`);
console.error('error');
fs.writeFileSync('/dev/stdout', 'path\n', { flag: 'a' });
