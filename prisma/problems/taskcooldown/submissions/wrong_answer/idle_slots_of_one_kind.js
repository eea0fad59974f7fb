'use strict';

// Wrong: subtracts all the other tasks from the idle slots, ties included.
function leastSlots(tasks, k) {
  const counts = new Map();
  for (const task of tasks) counts.set(task, (counts.get(task) || 0) + 1);
  const most = Math.max(...counts.values());
  const idle = (most - 1) * k - (tasks.length - most);
  return tasks.length + Math.max(0, idle);
}

const [head, tasks] = require('fs').readFileSync(0, 'utf8').split('\n');
const k = Number(head.split(' ')[1]);
console.log(leastSlots(tasks, k));
