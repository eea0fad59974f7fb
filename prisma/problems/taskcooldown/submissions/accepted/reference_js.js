'use strict';

function leastSlots(tasks, k) {
  const counts = new Map();
  for (const task of tasks) counts.set(task, (counts.get(task) || 0) + 1);
  const most = Math.max(...counts.values());
  let ties = 0;
  for (const count of counts.values()) if (count === most) ties++;
  return Math.max(tasks.length, (most - 1) * (k + 1) + ties);
}

const [head, tasks] = require('fs').readFileSync(0, 'utf8').split('\n');
const k = Number(head.split(' ')[1]);
console.log(leastSlots(tasks, k));
