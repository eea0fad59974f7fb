'use strict';

function longestRepeat(text) {
  // Write your code here. Return the stretch, or '' if nothing repeats.
  return '';
}

const [text] = require('fs').readFileSync(0, 'utf8').split('\n');
console.log(longestRepeat(text) || 'NONE');
