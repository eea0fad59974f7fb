import { readFileSync } from 'fs';
declare global {
  var memo: Map<number, bigint> | undefined;
}
globalThis.memo ??= new Map();
const memo = globalThis.memo;
const fib = (k: number): bigint => {
  if (k < 2) return BigInt(k);
  if (!memo.has(k)) memo.set(k, fib(k - 1) + fib(k - 2));
  return memo.get(k)!;
};
console.log(String(fib(readFileSync(0).length)).length, memo.size);
