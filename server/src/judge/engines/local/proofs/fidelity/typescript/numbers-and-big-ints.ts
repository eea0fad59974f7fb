import { readFileSync } from 'fs';
const n = readFileSync(0).length;
const big: bigint = 2n ** 100n + BigInt(n);
console.log(big, Number(big), big % 97n, (n / 3).toPrecision(5), 1_000_000, 0b101, 0.1 * 3);
console.log(new Intl.NumberFormat('en').format(1234567.5), new Date(Date.UTC(2024, 1, 29)).toISOString(), new Date(0).getHours());
