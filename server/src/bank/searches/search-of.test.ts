import { expect, it } from 'vitest';
import { grammarOf } from '../../inputs/test-grammar.ts';
import { searchOf, similarSearchOf } from './search-of.ts';

const PROGRAM = { language: 'PYTHON', source: 'slow to begin' } as const;
const problem = { slug: 'steps', checker: 'tokens', timeLimitMs: 2500, memoryLimitKb: 65_536 };

it('gives a program the limits that the judge gives it', () => {
  const smallInputs = {
    ...{ text: '', filtered: null, onlyLarge: new Map<string, string>() },
    grammar: grammarOf({ n: { int: [1, 9] } }, 'n'),
  };
  const oracle = { validator: 'sys.exit(42)', reference: 'print(1)' };
  const references = { PYTHON: oracle.reference };
  const searches = [
    searchOf({ ...problem, smallInputs, references, validator: null }, PROGRAM),
    similarSearchOf({ ...problem, oracle, texts: ['1\n'] }, PROGRAM),
  ];
  const limits = { timeMs: 2500, memoryKb: 65_536 };
  expect(searches).toMatchObject([{ limits }, { limits }]);
});
