import * as fs from 'fs';
import * as os from 'os';
import * as path from 'path';
const file = path.join(os.tmpdir(), 'fidelity-ts');
console.log(fs.existsSync(file), fs.existsSync('note.txt'));
fs.writeFileSync(file, 'x');
fs.writeFileSync('note.txt', String(fs.readFileSync(0).length));
