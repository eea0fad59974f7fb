import { readFileSync } from 'fs';
interface Limits {
  least: number;
}
const limits: Limits = { least: 5 };
function check(n: number): void {
  if (n < limits.least) throw new RangeError(`only ${n}`);
}
console.log('before');
check(readFileSync(0).length);
console.log('after');
