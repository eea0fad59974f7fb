import type { ReadAnswer, ReadRequest } from './read-request.ts';

/** Stands in for the package reader's worker: loops, or allocates, as the package's name says. */
export function answer(request: ReadRequest | null): ReadAnswer | null {
  if (request === null) return null;
  const kept: number[][] = [];
  while (request.from === 'allocates') kept.push(new Array<number>(100_000).fill(Math.random()));
  // eslint-disable-next-line no-empty -- looping is what it is for
  while (request.from === 'loops') {}
  const file = typeof request.from === 'string' ? request.from : request.from.name;
  return { issues: [{ file, line: null, message: 'was read' }] };
}
