const n = require('fs').readFileSync(0).length;
console.log(0.1 + 0.2, 1e21, -0, [-0], 5e-324, 2 ** 53 + 1, (n / 7).toFixed(3), NaN);
console.log(2n ** 200n, BigInt.asUintN(8, 257n + BigInt(n)), 7n / 2n, -7n % 3n, typeof 1n);
try {
  console.log(1n + 1);
} catch (error) {
  console.log(error.message);
}
