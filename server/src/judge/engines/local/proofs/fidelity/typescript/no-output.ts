import { readFileSync } from 'fs';
readFileSync(0);
