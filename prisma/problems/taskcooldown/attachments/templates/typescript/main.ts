export {}; // A module of its own: the declaration below stays in this file.
declare function require(name: 'fs'): { readFileSync(file: number, encoding: 'utf8'): string };

function leastSlots(tasks: string, k: number): number {
  // Write your code here. The tasks are a text of letters.
  return 0;
}

const [head, tasks] = require('fs').readFileSync(0, 'utf8').split('\n');
const k = Number(head.split(' ')[1]);
console.log(leastSlots(tasks, k));
