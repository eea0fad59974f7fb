'use strict';

// Too slow: goes through all slots, idle ones as well.
function leastSlots(tasks, k) {
  const left = new Map();
  for (const task of tasks) left.set(task, (left.get(task) || 0) + 1);
  const freeFrom = new Map();
  let slot = 0;
  for (let done = 0; done < tasks.length; slot++) {
    let chosen = null;
    for (const [task, count] of left) {
      if (count === 0 || (freeFrom.get(task) || 0) > slot) continue;
      if (chosen === null || count > left.get(chosen)) chosen = task;
    }
    if (chosen === null) continue;
    left.set(chosen, left.get(chosen) - 1);
    freeFrom.set(chosen, slot + k + 1);
    done++;
  }
  return slot;
}

const [head, tasks] = require('fs').readFileSync(0, 'utf8').split('\n');
const k = Number(head.split(' ')[1]);
console.log(leastSlots(tasks, k));
