import { readFileSync } from 'fs';
const bytes: Buffer = readFileSync(0);
process.stdout.write(bytes);
console.log(bytes.toString('utf8').length, 'Größe 日本 🙂', String.fromCodePoint(0x1f600), [...'e\u0301'].length);
