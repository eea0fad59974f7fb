class Solution {
  static calls = 0;
  #seen = new Set();
  solve(list) {
    Solution.calls++;
    for (const item of list) this.#seen.add(item);
    return [...this.#seen].sort((a, b) => a - b);
  }
}
const list = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
console.log(new Solution().solve(list).join(' '), Solution.calls);
