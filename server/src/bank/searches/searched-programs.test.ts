import { expect, it } from 'vitest';
import type { BankProblem } from '../bank-problem.ts';
import type { Searched } from './measure-search.ts';
import { drawPrograms } from './searched-programs.ts';

const problems = ['a', 'b', 'c'].map((slug) => ({ slug }) as BankProblem);
const asked: string[] = [];

/** Three of each problem. */
function programsOf({ slug }: BankProblem): Searched[] {
  asked.push(slug);
  return [1, 2, 3].map((n) => ({
    ...{ kind: 'mutant', name: `${slug}${n}` },
    program: { language: 'PYTHON', source: '' },
  }));
}

async function drawn(seed: string | null, most = Infinity): Promise<string[]> {
  const names: string[] = [];
  const sample = seed === null ? null : { count: most, seed };
  for await (const { searched } of drawPrograms(problems, programsOf, sample)) {
    names.push(searched.name);
    if (names.length >= most) break;
  }
  return names;
}

it('yields all of them, in their order or one of each problem in turn', async () => {
  const all = ['a1', 'a2', 'a3', 'b1', 'b2', 'b3', 'c1', 'c2', 'c3'];
  expect(await drawn(null)).toEqual(all);
  const mixed = await drawn('7');
  expect([...mixed].sort()).toEqual(all);
  expect(new Set(mixed.slice(0, 3).map((name) => name[0]))).toEqual(new Set('abc'));
  expect(await drawn('7')).toEqual(mixed);
  expect(await drawn('8')).not.toEqual(mixed);
});

it('asks no problem that has no turn', async () => {
  asked.length = 0;
  await drawn('7', 1);
  expect(asked).toHaveLength(1);
});
