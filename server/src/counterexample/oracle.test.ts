import { expect, it } from 'vitest';
import type { Ending } from '../judge/engine.ts';
import { scriptedEngine } from '../test/doubles/scripted-engine.ts';
import { askOracle, OracleError } from './oracle.ts';

const ORACLE = { validator: null, reference: 'print(input())' };
const NUMBERS = Array.from({ length: 120 }, (_, at) => `${at}\n`);

/** Asks about those numbers; a process ends by `ending` after so many answers, or before it answers `hard`. */
async function ask(ending: Ending, { most = Infinity, hard = '' }) {
  const sizes: number[] = [];
  const engine = scriptedEngine((_source, stdin) => {
    const asked = JSON.parse(stdin) as string[];
    sizes.push(asked.length);
    const end = Math.min(most, asked.includes(hard) ? asked.indexOf(hard) : Infinity);
    const lines = asked.slice(0, end).map((text) => `${JSON.stringify([0, text, ''])}\n`);
    const isCut = end < asked.length;
    return { stdout: `${lines.join('')}${isCut ? '[0, "cut o' : ''}`, ...(isCut && { ending }) };
  });
  const asking = { engine, signal: new AbortController().signal, owner: 'test' };
  const answered = await askOracle(ORACLE, NUMBERS, asking);
  return { answered: answered.map(({ input }) => input), sizes };
}

it('goes on in another process where one was not enough', async () => {
  const { answered, sizes } = await ask('cpu-limit', { most: 50 });
  expect(answered).toEqual(NUMBERS);
  expect(sizes).toEqual([120, 70, 20]);
});

it.each<Ending>(['cpu-limit', 'wall-limit', 'memory-limit', 'output-limit'])(
  'leaves out an input on which a process of its own ends by a limit: %s',
  async (ending) => {
    const { answered, sizes } = await ask(ending, { hard: '77\n' });
    expect(answered).toEqual(NUMBERS.filter((text) => text !== '77\n'));
    expect(sizes).toEqual([120, 43, 42]);
  },
);

it('blames programs that answer nothing in time', async () => {
  await expect(ask('wall-limit', { most: 0 })).rejects.toThrow(OracleError);
});
