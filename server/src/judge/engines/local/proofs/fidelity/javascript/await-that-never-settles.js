import { readFileSync } from 'node:fs';
console.log('before', readFileSync(0).length);
await new Promise(() => {});
console.log('after');
