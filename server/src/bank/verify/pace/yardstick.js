// What the bank's problems are made of: dictionaries, sorts, texts, a table, all of some size.
let seed = 1;
const numbers = Array.from({ length: 60_000 }, () => {
  seed = (Math.imul(seed, 1103515245) + 12345) & 0x7fffffff;
  return seed;
});
const sorted = [...numbers].sort((a, b) => a - b);
const places = new Map(sorted.map((number, rank) => [number, rank]));
const words = new Map();
for (const number of numbers) {
  words.set(String(number), (words.get(String(number % 999)) ?? 0) + 1);
}
let total = [...words.keys()].sort().length;
for (const number of numbers) total += places.get(number) ?? 0;
const table = Array.from({ length: 300 }, (_, row) =>
  Array.from({ length: 300 }, (_, column) => row * column),
);
for (let round = 0; round < 20; round += 1) {
  for (const row of table) for (const one of row) total += one;
}
process.stdout.write(`${total}\n`);
