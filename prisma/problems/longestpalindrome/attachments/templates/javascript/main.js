'use strict';

function longestPalindrome(word) {
  // Write your code here.
  return '';
}

const word = require('fs').readFileSync(0, 'utf8').trim();
console.log(longestPalindrome(word));
