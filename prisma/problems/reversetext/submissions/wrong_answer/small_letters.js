'use strict';

// Wrong: makes capital letters small.
function reverseText(line) {
  const characters = line.toLowerCase().split('');
  let left = 0;
  let right = characters.length - 1;
  while (left < right) {
    [characters[left], characters[right]] = [characters[right], characters[left]];
    left++;
    right--;
  }
  return characters.join('');
}

const [line] = require('fs').readFileSync(0, 'utf8').split('\n');
console.log(reverseText(line));
