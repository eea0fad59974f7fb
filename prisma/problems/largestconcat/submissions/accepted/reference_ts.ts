export {}; // A module of its own: the declaration below stays in this file.
declare function require(name: 'fs'): { readFileSync(file: number, encoding: 'utf8'): string };

function largestNumber(nums: number[]): string {
  const texts = nums.map(String).sort((x, y) => {
    if (x + y === y + x) return 0;
    return x + y > y + x ? -1 : 1;
  });
  return texts[0] === '0' ? '0' : texts.join('');
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
console.log(largestNumber(lines[1].split(' ').map(Number)));
