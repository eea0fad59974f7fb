// What the bank's problems are made of: a heap, a dictionary, a sort, a table, all of some size.
let seed = 1;
const numbers = Array.from({ length: 60_000 }, () => {
  seed = (Math.imul(seed, 1103515245) + 12345) & 0x7fffffff;
  return seed;
});
const heap = [];
for (const number of numbers) {
  let place = heap.push(number) - 1;
  while (place > 0 && heap[(place - 1) >> 1] > heap[place]) {
    const parent = (place - 1) >> 1;
    [heap[parent], heap[place]] = [heap[place], heap[parent]];
    place = parent;
  }
}
let total = heap[0];
const places = new Map([...numbers].sort((a, b) => a - b).map((number, rank) => [number, rank]));
for (const number of numbers) total += places.get(number);
const words = new Map();
for (const number of numbers) {
  words.set(String(number), (words.get(String(number % 999)) ?? 0) + 1);
}
const table = Array.from({ length: 300 }, (_, row) =>
  Array.from({ length: 300 }, (_, column) => row * column),
);
for (let round = 0; round < 20; round += 1) {
  for (const row of table) for (const one of row) total += one;
}
process.stdout.write(`${total + words.size}\n`);
