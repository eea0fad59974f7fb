import { expect, it } from 'vitest';
import { grammarSource } from '../inputs/input-source.ts';
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
