import { readFileSync } from 'fs';
export function solve(n: number): number {
  return n * 2;
}
export default class Solution {
  run = (): number => solve(readFileSync(0).length);
}
console.log(new Solution().run(), Object.keys(exports).join());
