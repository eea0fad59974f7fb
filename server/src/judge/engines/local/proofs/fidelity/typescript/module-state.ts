import { readFileSync } from 'fs';
let runs = 0;
const seen: Record<string, number> = {};
function solve(text: string): void {
  runs++;
  for (const c of text) seen[c] = (seen[c] ?? 0) + 1;
}
solve(readFileSync(0, 'latin1'));
console.log(runs, Object.keys(seen).length);
