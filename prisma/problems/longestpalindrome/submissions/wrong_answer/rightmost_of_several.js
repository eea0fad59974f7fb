'use strict';

// Wrong: of several longest stretches the last one stays.
function longestPalindrome(word) {
  let best = '';
  for (let middle = 0; middle < 2 * word.length - 1; middle++) {
    let left = Math.floor(middle / 2);
    let right = left + (middle % 2);
    while (left >= 0 && right < word.length && word[left] === word[right]) {
      left--;
      right++;
    }
    if (right - left - 1 >= best.length) best = word.slice(left + 1, right);
  }
  return best;
}

const word = require('fs').readFileSync(0, 'utf8').trim();
console.log(longestPalindrome(word));
