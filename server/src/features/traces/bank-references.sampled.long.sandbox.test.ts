import type { Trace } from '@stepwise/contracts/trace';
import { TRACED_LANGUAGES } from '@stepwise/contracts/trace-limits';
import { expect, it } from 'vitest';
import { BANK_DIRECTORY, listPackages, readProblem } from '../../bank/read-problem.ts';
import { sampleOf } from '../../judge/contract/sample.ts';
import { depthOf, printedBy, useSandbox } from '../../trace/sandbox-runs.ts';

/** As a person would step through. */
const INPUT_BYTES_MAX = 400;

const { record, run } = useSandbox(TRACED_LANGUAGES);

const problems = await Promise.all((await listPackages(BANK_DIRECTORY)).map(readProblem));
const references = problems.flatMap(({ slug, cases, references }) =>
  TRACED_LANGUAGES.flatMap((language) => {
    const source = references[language];
    const inputs = cases
      .filter(({ visible, input }) => visible && Buffer.byteLength(input) <= INPUT_BYTES_MAX)
      .map(({ input }) => input);
    return source === undefined ? [] : [{ slug, language, source, inputs }];
  }),
);

const tookTooLong = ({ end }: Trace) => end.kind === 'limit' && end.message.includes('too long');

// A step that is no multiple of the languages: each has its turn.
it.each(sampleOf(references, 453))(
  'the reference of $slug in $language prints what it prints, and is recorded alike twice',
  async ({ language, source, inputs }) => {
    const ends: string[] = [];
    for (const input of inputs) {
      const bare = Buffer.from((await run(source, language, input)).stdout).toString();
      const first = await record(source, language, input);
      ends.push(first.end.kind);
      if (first.end.kind === 'limit') {
        // A short input may need many steps or large tables.
        expect(first.end.message).toMatch(/as many steps|is as long|took too long/);
        expect(bare.startsWith(printedBy(first))).toBe(true);
      } else {
        expect(first.end).toMatchObject({ kind: 'exit' });
        expect(printedBy(first)).toBe(bare);
        expect(depthOf(first)).toBe(0);
      }
      const again = await record(source, language, input);
      // How far it comes by then is the machine's doing.
      if (![first, again].some(tookTooLong)) expect(again).toEqual(first);
    }
    expect(ends).toContain('exit');
  },
  // TypeScript is compiled for each run.
  600_000,
);
