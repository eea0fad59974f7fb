'use strict';

// Wrong: \W keeps the underscore.
function isPalindrome(text) {
  const kept = text.toLowerCase().replace(/\W/g, '');
  return kept === kept.split('').reverse().join('');
}

const [line] = require('fs').readFileSync(0, 'utf8').split('\n');
console.log(isPalindrome(line));
