import type { LanguageKey } from '@stepwise/contracts/language';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { finish, jobOf, text } from '../../../../contract/run-program.ts';
import type { RunResult } from '../../../../engine.ts';
import { createLocalEngine } from '../../create-local-engine.ts';
import type { LocalEngine } from '../../local-engine.ts';

let engine: LocalEngine;
beforeAll(async () => {
  engine = await createLocalEngine({
    ...{ slots: 1, share: [], warmAtStart: false },
    languages: ['JAVASCRIPT', 'TYPESCRIPT'],
  });
});
afterAll(() => engine.close());

/** Prints how many flags its interpreter has, and how deep it can go of what its input asks. */
const SOURCES: readonly (readonly [LanguageKey, string])[] = [
  [
    'JAVASCRIPT',
    `const wanted = Number(require('fs').readFileSync(0, 'utf8'));
     const down = (left) => (left === 0 ? 0 : 1 + down(left - 1));
     console.log(process.execArgv.length, down(wanted));`,
  ],
  [
    'TYPESCRIPT',
    `import { readFileSync } from 'fs'; const wanted = Number(readFileSync(0, 'utf8'));
     const down = (left: number): number => (left === 0 ? 0 : 1 + down(left - 1));
     console.log(process.execArgv.length, down(wanted));`,
  ],
];
const DEEP = '50000';

describe.each(SOURCES)('%s', (language, source) => {
  const run = async (
    inputs: readonly string[],
    isRight?: (result: RunResult) => boolean,
  ): Promise<string[]> => {
    const { results } = await finish(engine, {
      ...jobOf(language, source, inputs),
      ...(isRight ? { isRight } : {}),
    });
    return results.map(({ stdout }) => text(stdout).trim());
  };
  const succeeds = ({ exitCode }: RunResult): boolean => exitCode === 0;

  it('is started without flags after a right answer', async () => {
    expect(await run(['1', '2', '3'], succeeds)).toEqual(['2 1', '0 2', '0 3']);
  });

  it('has them where it needs the room, from then on', async () => {
    // The one behind may have begun before that was known.
    const [first, second, deep, , last] = await run(['1', '2', DEEP, '4', '5'], succeeds);
    expect([first, second, deep, last]).toEqual(['2 1', '0 2', `2 ${DEEP}`, '2 5']);
  });

  it('has them after a wrong answer', async () => {
    const said = await run(['1', '2', '3', '4'], ({ index }) => index > 0);
    expect([said[0], said[1], said[3]]).toEqual(['2 1', '2 2', '0 4']);
    expect(await run(['1', '2'], () => false)).toEqual(['2 1', '2 2']);
  });

  it('has them where nobody says what is right', async () => {
    expect(await run(['1', '2'])).toEqual(['2 1', '2 2']);
  });
});

it('takes a limit of time for what it is', async () => {
  const source = `for (let n = Number(require('fs').readFileSync(0, 'utf8')); n > 0; );`;
  const { results } = await finish(engine, {
    ...jobOf('JAVASCRIPT', source, ['0', '1', '0'], { cpuMs: 300 }),
    isRight: ({ exitCode }) => exitCode === 0,
  });
  expect(results.map(({ ending }) => ending)).toEqual(['exited', 'cpu-limit', 'exited']);
});

it('does not take less memory for more', async () => {
  const source = `const kept = [];
    for (let n = Number(require('fs').readFileSync(0, 'utf8')); n > 0; n -= 1)
      kept.push(Array.from({ length: 1 << 17 }, (_, index) => n + index / 2));
    console.log(kept.length);`;
  const { results } = await finish(engine, {
    ...jobOf('JAVASCRIPT', source, ['1', '2', '500', '3'], { memoryKb: 128 << 10 }),
    isRight: ({ exitCode }) => exitCode === 0,
  });
  expect(results.map(({ ending }) => ending)).toEqual([
    ...['exited', 'exited'],
    expect.not.stringMatching('exited'),
    'exited',
  ]);
});
