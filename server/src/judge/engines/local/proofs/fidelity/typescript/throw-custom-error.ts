import { readFileSync } from 'fs';
class Problem extends Error {
  override readonly name = 'Problem';
  constructor(readonly code: number, options?: ErrorOptions) {
    super(`code ${code}`, options);
  }
}
const n = readFileSync(0).length;
if (n !== 8) throw new Problem(n, { cause: 'because' });
console.log('no problem');
