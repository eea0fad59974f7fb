'use strict';

// Wrong: counts each letter in the whole word.
function encode(word) {
  let code = '';
  for (const letter of Array.from(new Set(word.split('')))) {
    code += letter + (word.split(letter).length - 1);
  }
  return code;
}

const [word] = require('fs').readFileSync(0, 'utf8').split('\n');
console.log(encode(word));
