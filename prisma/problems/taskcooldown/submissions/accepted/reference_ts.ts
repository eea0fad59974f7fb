export {}; // A module of its own: the declaration below stays in this file.
declare function require(name: 'fs'): { readFileSync(file: number, encoding: 'utf8'): string };

function leastSlots(tasks: string, k: number): number {
  const counts = new Map<string, number>();
  for (const task of tasks) counts.set(task, (counts.get(task) || 0) + 1);
  const most = Math.max(...counts.values());
  let ties = 0;
  for (const count of counts.values()) if (count === most) ties++;
  return Math.max(tasks.length, (most - 1) * (k + 1) + ties);
}

const [head, tasks] = require('fs').readFileSync(0, 'utf8').split('\n');
const k = Number(head.split(' ')[1]);
console.log(leastSlots(tasks, k));
