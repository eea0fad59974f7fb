'use strict';

function encode(word) {
  // Write your code here.
  return word;
}

const [word] = require('fs').readFileSync(0, 'utf8').split('\n');
console.log(encode(word));
