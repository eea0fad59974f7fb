'use strict';

// Wrong: takes capital and small letters for different.
function isPalindrome(text) {
  const kept = text.replace(/[^a-zA-Z0-9]/g, '');
  return kept === kept.split('').reverse().join('');
}

const [line] = require('fs').readFileSync(0, 'utf8').split('\n');
console.log(isPalindrome(line));
