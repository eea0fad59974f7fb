import fs from 'fs';
import os, { EOL } from 'node:os';
console.log(fs.readFileSync(0).length, os.EOL === EOL);
