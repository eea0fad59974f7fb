import { expect, it } from 'vitest';
import type { Growth } from '../../growth/measure-growth.ts';
import { growthFaults, growthLine, type Measured } from './growth-table.ts';
import type { TrueClasses } from './true-classes.ts';

const growth = (name: Growth['name'], steps = 10): Growth => ({
  ...{ name, shape: 'any', points: [{ n: 8, steps }], atLimit: 80, isWhole: false, unseen: null },
});

const right = { name: 'accepted/a.py', outcome: 'accepted' } as const;
const slow = { name: 'time_limit_exceeded/b.py', outcome: 'time_limit_exceeded' } as const;

const of = (program: Measured['program'], ...growths: Growth[]): Measured => ({
  ...{ slug: 'lis', program, growths },
});

it('tells a measurement that is another the next time', () => {
  const table: TrueClasses = { lis: { accepted: ['n'], slow: ['n^2'] } };
  const faults = (...measured: Measured[]) => growthFaults(measured, table);
  expect(faults(of(right, growth('n')), of(slow, growth('n^2'), growth('n^2')))).toEqual([]);
  expect(faults(of(right, growth('n'), growth('n', 11)), of(slow, growth(null)))).toEqual([
    'lis accepted/a.py: 1 of 1 repeats differ',
  ]);
});

it('tells a class that is not the true one, and a program of which nobody has said it', () => {
  const table: TrueClasses = { lis: { accepted: { 'a.py': ['n', 'n log n'] } } };
  const faults = (...measured: Measured[]) => growthFaults(measured, table);
  expect(faults(of(right, growth('n log n')), of(right, growth(null)))).toEqual([]);
  expect(faults(of(right, growth('n^2')), of(slow, growth(null)))).toEqual([
    'lis accepted/a.py: found n^2, is n or n log n',
    'lis time_limit_exceeded/b.py: nobody has said how it truly grows',
  ]);
});

it('has a line for each program', () => {
  const lines = [of(right, growth('n log n')), of(slow, growth(null))].map(growthLine);
  expect(lines.map((line) => line.replace(/ +/g, ' '))).toEqual([
    'lis accepted/a.py n log n up to 8',
    'lis time_limit_exceeded/b.py not sure up to 8',
  ]);
});
