import { describe, expect, it } from 'vitest';
import { Agenda } from './agenda.ts';

const inputsOf = (sizes: readonly number[]): Uint8Array[] => sizes.map((n) => new Uint8Array(n));

function orderOf(agenda: Agenda): number[] {
  const order: number[] = [];
  for (let next = agenda.take(); next !== null; next = agenda.take()) order.push(next);
  return order;
}

describe('the order of tests', () => {
  const inputs = inputsOf([1, 3, 2, 9, 3]);
  const hidden = [true, false, true, true, false];

  it.each([
    ['as given where all may be seen', undefined, [0, 1, 2, 3, 4]],
    ['as given where all are hidden', inputs.map(() => true), [0, 1, 2, 3, 4]],
    ['with hidden ones last', hidden, [1, 4, 0, 2, 3]],
  ])('is %s', (_, hidden, order) => {
    expect(orderOf(new Agenda(hidden ? { inputs, hidden } : { inputs }))).toEqual(order);
  });

  it.each([
    ['all that may be seen', undefined, [3, 0, 1, 2, 4]],
    ['all that are hidden', inputs.map(() => true), [3, 0, 1, 2, 4]],
    ['each kind', hidden, [1, 4, 3, 0, 2]],
  ])('has the largest first of %s', (_, hidden, order) => {
    const agenda = new Agenda(hidden ? { inputs, hidden } : { inputs });
    agenda.beginWithLargest();
    expect(orderOf(agenda)).toEqual(order);
  });

  it('is at the first hidden one when all others are taken', () => {
    const agenda = new Agenda({ inputs, hidden });
    const seen = inputs.map(() => [agenda.isAtFirstHidden, agenda.next, agenda.take()]);
    expect(seen.map(([isHidden]) => isHidden)).toEqual([false, false, true, true, true]);
    for (const [, next, taken] of seen) expect(next).toBe(taken);
    expect([agenda.next, agenda.take(), agenda.untouched]).toEqual([null, null, 0]);
  });

  it('knows what has not been finished, taken or not', () => {
    const agenda = new Agenda({ inputs });
    agenda.take();
    agenda.finish(0);
    agenda.take();
    expect([agenda.untouched, agenda.unfinished]).toEqual([3, [1, 2, 3, 4]]);
  });
});
