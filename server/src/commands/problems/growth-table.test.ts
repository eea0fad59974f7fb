import { expect, it } from 'vitest';
import type { Growth } from '../../growth/measure-growth.ts';
import { growthFaults, growthLine, type Measured } from './growth-table.ts';

const growth = (name: Growth['name'], steps = 10): Growth => ({
  ...{ name, shape: 'any', points: [{ n: 8, steps }], atLimit: 80, isWhole: false, unseen: null },
});

const right = { name: 'accepted/a.py', outcome: 'accepted' } as const;
const slow = { name: 'time_limit_exceeded/b.py', outcome: 'time_limit_exceeded' } as const;

const of = (program: Measured['program'], ...growths: Growth[]): Measured => ({
  ...{ slug: 'lis', program, growths },
});

it('tells a slow program from a right one, and a measurement that is another the next time', () => {
  expect(growthFaults([of(right, growth('n')), of(slow, growth('n^2'), growth('n^2'))])).toEqual(
    [],
  );
  expect(
    growthFaults([
      of(right, growth('n'), growth('n', 11)),
      of(slow, growth('n')),
      of(slow, growth(null)),
    ]),
  ).toEqual([
    'lis accepted/a.py: 1 of 1 repeats differ',
    'lis time_limit_exceeded/b.py grows like a right program',
  ]);
});

it('has a line for each program', () => {
  const lines = [of(right, growth('n log n')), of(slow, growth(null))].map(growthLine);
  expect(lines.map((line) => line.replace(/ +/g, ' '))).toEqual([
    'lis accepted/a.py n log n up to 8',
    'lis time_limit_exceeded/b.py not sure up to 8',
  ]);
});
