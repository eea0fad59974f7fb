'use strict';

function whatIsLeft(weights) {
  const heap = [];
  for (const weight of weights) push(heap, weight);
  while (heap.length > 1) {
    const heaviest = pop(heap);
    const second = pop(heap);
    if (heaviest !== second) push(heap, heaviest - second);
  }
  return heap.length === 1 ? heap[0] : 0;
}

/** Puts a weight into the heap: it rises from the end. */
function push(heap, weight) {
  let place = heap.length;
  while (place > 0) {
    const parent = (place - 1) >> 1;
    if (heap[parent] >= weight) break;
    heap[place] = heap[parent];
    place = parent;
  }
  heap[place] = weight;
}

/** Takes the largest weight out: the last one sinks from the top. */
function pop(heap) {
  const top = heap[0];
  const weight = heap.pop();
  const size = heap.length;
  if (size === 0) return top;
  let place = 0;
  while (2 * place + 1 < size) {
    let child = 2 * place + 1;
    if (child + 1 < size && heap[child + 1] > heap[child]) child++;
    if (heap[child] <= weight) break;
    heap[place] = heap[child];
    place = child;
  }
  heap[place] = weight;
  return top;
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const weights = lines[1].split(' ').map(Number);
console.log(whatIsLeft(weights));
