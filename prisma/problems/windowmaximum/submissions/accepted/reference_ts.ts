export {}; // A module of its own: the declaration below stays in this file.
declare function require(name: 'fs'): { readFileSync(file: number, encoding: 'utf8'): string };

function windowMaxima(nums: number[], k: number): number[] {
  const places: number[] = []; // Their numbers fall; those before the front have left.
  let front = 0;
  const maxima: number[] = [];
  for (let i = 0; i < nums.length; i++) {
    while (places.length > front && nums[places[places.length - 1]] <= nums[i]) places.pop();
    places.push(i);
    if (places[front] <= i - k) front++;
    if (i >= k - 1) maxima.push(nums[places[front]]);
  }
  return maxima;
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const k = Number(lines[0].split(' ')[1]);
const nums = lines[1].split(' ').map(Number);
console.log(windowMaxima(nums, k).join(' '));
