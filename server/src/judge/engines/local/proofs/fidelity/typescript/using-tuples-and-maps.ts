import { readFileSync } from 'fs';
const words = readFileSync(0, 'latin1').trim().split(/\s+/);
const counts = new Map<string, number>();
for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
const sorted: [string, number][] = [...counts].sort(([a, x], [b, y]) => y - x || a.localeCompare(b));
console.log(sorted.slice(0, 3), counts);
