import { expect, it } from 'vitest';
import { grammarSource } from '../inputs/input-source.ts';
import { SMALLER_MAX } from '../inputs/smaller-inputs.ts';
import { grammarOf } from '../inputs/test-grammar.ts';
import { scriptedEngine } from '../test/doubles/scripted-engine.ts';
import { findCounterexample, type Search } from './find-counterexample.ts';

const search: Search = {
  program: { language: 'PYTHON', source: 'wrong from 700' },
  ...{ checker: 'tokens', limits: { timeMs: 1000, memoryKb: 65_536 }, isFiltered: false },
  ...{ seed: 'numbers', oracle: { validator: null, reference: 'right' } },
  source: grammarSource(grammarOf({ n: { int: [0, 100_000] } }, 'n')),
};

/** The problem's own programs fail once a wrong answer was seen, until what was found is asked again alone. */
it('tells what it found where no smaller input can be asked about', async () => {
  let isFound = false;
  const engine = scriptedEngine((source, stdin) => {
    if (source.includes('answer_all(')) {
      const inputs = JSON.parse(stdin) as string[];
      return isFound
        ? { exitCode: 1, stderr: 'MemoryError' }
        : { stdout: inputs.map((text) => `${JSON.stringify([0, text, ''])}\n`).join('') };
    }
    const isWrong = source === 'wrong from 700' && Number(stdin) >= 700;
    isFound ||= isWrong;
    return { stdout: isWrong ? 'wrong' : stdin };
  });
  const asking = { engine, signal: new AbortController().signal, owner: 'test' };
  const result = await findCounterexample(search, asking);
  expect(result).toMatchObject({ kind: 'found', isMinimal: false, isSteady: true });
  expect(result.kind === 'found' && Number(result.input)).toBeGreaterThanOrEqual(700);
});

it.each([
  [SMALLER_MAX - 1, true],
  [SMALLER_MAX, false],
])(
  'calls an input the smallest only where it looked at all it may shrink to: %i',
  async (ways, isMinimal) => {
    const smaller = Array.from({ length: ways }, (_, at) => ({
      text: `not valid ${at}\n`,
      smaller: () => Promise.resolve([]),
    }));
    const made = { text: '1000\n', smaller: () => Promise.resolve(smaller) };
    const source = {
      madeOf: [],
      *batches() {
        yield [made];
      },
    };
    const engine = scriptedEngine((program, stdin) => {
      if (!program.includes('answer_all(')) return { stdout: program === 'right' ? '1' : 'wrong' };
      const lines = (JSON.parse(stdin) as string[]).map((text) =>
        text === made.text ? [0, '1', ''] : null,
      );
      return { stdout: lines.map((line) => `${JSON.stringify(line)}\n`).join('') };
    });
    const asking = { engine, signal: new AbortController().signal, owner: 'test' };
    const result = await findCounterexample({ ...search, source }, asking);
    expect(result).toMatchObject({ kind: 'found', input: made.text, isMinimal });
  },
);
