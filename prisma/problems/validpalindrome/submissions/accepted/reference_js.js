'use strict';

function isPalindrome(text) {
  let left = 0;
  let right = text.length - 1;
  while (left < right) {
    if (!counts(text[left])) left++;
    else if (!counts(text[right])) right--;
    else if (text[left].toLowerCase() !== text[right].toLowerCase()) return false;
    else {
      left++;
      right--;
    }
  }
  return true;
}

function counts(character) {
  return /[a-zA-Z0-9]/.test(character);
}

const [line] = require('fs').readFileSync(0, 'utf8').split('\n');
console.log(isPalindrome(line));
