'use strict';

// Too slow: turns each stretch round.
function longestPalindrome(word) {
  let best = '';
  for (let start = 0; start < word.length; start++) {
    for (let end = start + 1; end <= word.length; end++) {
      const stretch = word.slice(start, end);
      const isPalindrome = stretch === stretch.split('').reverse().join('');
      if (isPalindrome && stretch.length > best.length) best = stretch;
    }
  }
  return best;
}

const word = require('fs').readFileSync(0, 'utf8').trim();
console.log(longestPalindrome(word));
