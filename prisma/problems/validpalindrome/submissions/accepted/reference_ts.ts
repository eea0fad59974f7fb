export {}; // A module of its own: the declaration below stays in this file.
declare function require(name: 'fs'): { readFileSync(file: number, encoding: 'utf8'): string };

function isPalindrome(text: string): boolean {
  let left = 0;
  let right = text.length - 1;
  while (left < right) {
    if (!counts(text.charAt(left))) left++;
    else if (!counts(text.charAt(right))) right--;
    else if (text.charAt(left).toLowerCase() !== text.charAt(right).toLowerCase()) return false;
    else {
      left++;
      right--;
    }
  }
  return true;
}

function counts(character: string): boolean {
  return /[a-zA-Z0-9]/.test(character);
}

const [line] = require('fs').readFileSync(0, 'utf8').split('\n');
console.log(isPalindrome(line));
