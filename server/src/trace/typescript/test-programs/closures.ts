const memo = new Map<number, bigint>();
const fib = (n: number): bigint => {
  if (n < 2) return BigInt(n);
  const known = memo.get(n);
  if (known !== undefined) return known;
  const value = fib(n - 1) + fib(n - 2);
  memo.set(n, value);
  return value;
};
const tuple: [number, ...string[]] = [1, 'a'];
const [n, ...rest] = tuple;
console.log(String(fib(20)), n, rest, [3, 1, 2].sort((a: number, b: number): number => a - b));
