import fs, { readFileSync } from 'node:fs';
import * as path from 'path';
const text = readFileSync(0, 'utf8');
console.log(typeof require, typeof module, fs.readFileSync === readFileSync, path.basename('/a/b.js'), text.length);
console.log(this, import.meta.url.startsWith('file:'));
