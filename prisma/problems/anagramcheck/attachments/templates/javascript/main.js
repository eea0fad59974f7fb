'use strict';

function areAnagrams(s, t) {
  // Write your code here. Return true or false.
  return null;
}

const [s, t] = require('fs').readFileSync(0, 'utf8').split('\n');
console.log(areAnagrams(s, t));
