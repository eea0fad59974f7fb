'use strict';

function leastSlots(tasks, k) {
  // Write your code here. The tasks are a text of letters.
  return 0;
}

const [head, tasks] = require('fs').readFileSync(0, 'utf8').split('\n');
const k = Number(head.split(' ')[1]);
console.log(leastSlots(tasks, k));
