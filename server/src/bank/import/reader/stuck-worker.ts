import { thisThread } from './cpu-deadline.ts';
import type { ReadAnswer, ReadRequest } from './read-request.ts';

/** Stands in for the package reader's worker: loops, allocates or waits, as the package's name says. */
export function answer(request: ReadRequest | null): ReadAnswer {
  if (request === null) return { thread: thisThread() };
  const kept: number[][] = [];
  while (request.from === 'allocates') kept.push(new Array<number>(100_000).fill(Math.random()));
  // eslint-disable-next-line no-empty -- looping is what it is for
  while (request.from === 'loops') {}
  if (request.from === 'waits') Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1_500);
  const file = typeof request.from === 'string' ? request.from : request.from.name;
  return { issues: [{ file, line: null, message: 'was read' }] };
}
