import { readFileSync } from 'fs';
setTimeout((): never => {
  throw new Error('late');
}, 2);
console.log(readFileSync(0).length);
