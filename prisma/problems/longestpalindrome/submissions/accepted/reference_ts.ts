export {}; // A module of its own: the declaration below stays in this file.
declare function require(name: 'fs'): { readFileSync(file: number, encoding: 'utf8'): string };

function longestPalindrome(word: string): string {
  let bestStart = 0;
  let bestLength = 0;
  let run = 0;
  while (run < word.length) {
    // The middle is the whole run of equal letters that begins here.
    let left = run - 1;
    let right = run + 1;
    while (right < word.length && word[right] === word[run]) right++;
    run = right;
    while (left >= 0 && right < word.length && word[left] === word[right]) {
      left--;
      right++;
    }
    if (right - left - 1 > bestLength) {
      bestStart = left + 1;
      bestLength = right - left - 1;
    }
  }
  return word.slice(bestStart, bestStart + bestLength);
}

const word = require('fs').readFileSync(0, 'utf8').trim();
console.log(longestPalindrome(word));
