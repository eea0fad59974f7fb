import { readFileSync } from 'fs';
const n = readFileSync(0).length;
console.log('n', n);
process.once('SIGTERM', () => {
  console.log('asked to end');
  process.exit(n === 8 ? 0 : 15);
});
setTimeout(() => {}, 20000);
process.kill(process.pid, n === 0 ? 'SIGKILL' : 'SIGTERM');
