import type { LanguageKey } from '@stepwise/contracts/language';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { finish, jobOf, text } from '../../../../contract/run-program.ts';
import { createLocalEngine } from '../../create-local-engine.ts';
import { ISOLATION_NAMES } from '../../machine/isolation/isolation.ts';
import type { LocalEngine } from '../../local-engine.ts';
import { LANDLOCK_IS_THERE } from '../support/landlock-is-there.ts';

const ISOLATIONS = ISOLATION_NAMES.filter((name) => name !== 'landlock' || LANDLOCK_IS_THERE);

/** Each prints its process's number; a hidden test starts as many processes as its letter says. */
const PROGRAMS: Partial<Record<LanguageKey, string>> = {
  // Shares a process with other tests, after the largest.
  JAVASCRIPT: `const { spawnSync } = require('child_process');
    const [word, letter] = require('fs').readFileSync(0, 'utf8').trim().split(' ');
    console.log('right', process.pid);
    if (word === 'hidden')
      for (let n = letter.charCodeAt(0) - 64; n > 0; n--) spawnSync('/bin/true', { stdio: 'ignore' });`,
  // Has a process for each test.
  PYTHON: `import os
word, *letter = input().split()
print('right', os.getpid(), flush=True)
if word == 'hidden':
    for _ in range(ord(letter[0]) - 64):
        if os.fork() == 0: os._exit(0)
        os.wait()`,
};

/** Limits of their own, so that no process waits for them that was started before. */
let memoryKb = 300 << 10;

describe.each(ISOLATIONS)('a test that can be seen, in a box of %s', (isolation) => {
  let engine: LocalEngine;
  beforeAll(async () => {
    engine = await createLocalEngine({
      ...{ slots: 1, isolations: [isolation] },
      languages: ['JAVASCRIPT', 'PYTHON'],
    });
  });
  afterAll(() => engine.close());

  /** The processes' numbers, of the test that can be seen and of the hidden one. */
  async function numbersFor(language: LanguageKey, source: string, letter: string) {
    memoryKb += 4 << 10;
    const inputs = [`hidden ${letter} which is the largest`, 'shown'];
    const job = jobOf(language, source, inputs, { memoryKb });
    const isRight = ({ stdout }: { stdout: Uint8Array }) => text(stdout).startsWith('right');
    const { results } = await finish(engine, { ...job, isRight, hidden: [true, false] });
    const [hidden = NaN, shown = NaN] = results.map(
      ({ stdout }) => +(text(stdout).split(' ')[1] ?? ''),
    );
    return { hidden, shown };
  }

  it.each(Object.entries(PROGRAMS) as [LanguageKey, string][])(
    'is run before a hidden one has left its traces: %s',
    async (language, source) => {
      const [few, many] = [
        await numbersFor(language, source, 'A'),
        await numbersFor(language, source, 'Z'),
      ];
      for (const { hidden, shown } of [few, many]) expect(shown).toBeLessThanOrEqual(hidden);
      // Elsewhere numbers are given throughout the machine.
      if (isolation === 'bubblewrap') expect(many.shown).toBe(few.shown);
    },
  );
});
