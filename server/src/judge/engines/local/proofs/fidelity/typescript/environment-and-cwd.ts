import { mkdirSync, readFileSync } from 'fs';
import { basename } from 'path';
console.log(process.env.LEFT, basename(process.cwd()) === basename(__dirname));
process.env.LEFT = 'left';
mkdirSync('sub', { recursive: true });
process.chdir('sub');
console.log(basename(process.cwd()), readFileSync(0).length);
