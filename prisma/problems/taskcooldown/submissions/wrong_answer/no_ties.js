'use strict';

// Wrong: only one kind is put into the last row.
function leastSlots(tasks, k) {
  const counts = new Map();
  for (const task of tasks) counts.set(task, (counts.get(task) || 0) + 1);
  const most = Math.max(...counts.values());
  return Math.max(tasks.length, (most - 1) * (k + 1) + 1);
}

const [head, tasks] = require('fs').readFileSync(0, 'utf8').split('\n');
const k = Number(head.split(' ')[1]);
console.log(leastSlots(tasks, k));
