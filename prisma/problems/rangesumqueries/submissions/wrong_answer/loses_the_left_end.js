'use strict';

// Wrong: the sum up to the left end already contains the number there.
function rangeSums(nums, queries) {
  const upTo = [];
  let sum = 0;
  for (const num of nums) upTo.push((sum += num));
  return queries.map(([left, right]) => upTo[right] - upTo[left]);
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const [, q] = lines[0].split(' ').map(Number);
const nums = lines[1].split(' ').map(Number);
const queries = lines.slice(2, q + 2).map((line) => line.split(' ').map(Number));
console.log(rangeSums(nums, queries).join('\n'));
