'use strict';

// Wrong: takes the smallest kind that occurs for a 0, and so on.
function sortKinds(nums) {
  const kinds = [...new Set(nums)].sort();
  const counts = kinds.map((kind) => nums.filter((num) => num === kind).length);
  let place = 0;
  counts.forEach((count, kind) => {
    for (let i = 0; i < count; i++) nums[place++] = kind;
  });
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const nums = lines[1].split(' ').map(Number);
sortKinds(nums);
console.log(nums.join(' '));
