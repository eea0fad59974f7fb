import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createEngine } from '../../../judge/create-engine.ts';
import type { JudgeEngine } from '../../../judge/engine.ts';
import { fitTimeLimit } from './fit-time-limit.ts';
import { convertPackage, draftProblem } from '../import-package.ts';
import { folderOf, temporaryFolder } from '../test-package.ts';
import { CHAIN } from '../test-packages/chain.ts';
import { GREETING } from '../test-packages/greeting.ts';
import { ROOTS } from '../test-packages/roots.ts';
import { SUMS } from '../test-packages/sums.ts';

let engine: JudgeEngine;

beforeAll(async () => {
  engine = await createEngine('local');
});

afterAll(async () => {
  await engine.close();
});

/** A crowded machine gives each program a fraction of its time. */
vi.setConfig({ testTimeout: 300_000 });

describe('a package as contests publish them', () => {
  it.each([GREETING, ROOTS, SUMS, CHAIN])(
    '$name: its labels come true',
    async ({ name, files, warnings, expected }) => {
      const conversion = await convertPackage(await folderOf(files, name), await temporaryFolder());
      const { judged } = await fitTimeLimit(draftProblem(conversion), {
        engine,
        signal: new AbortController().signal,
      });
      const rows = judged.map((one) => [
        one.submission.name,
        one.skipped ?? `${one.verdict}${one.agrees ? '' : ', DISAGREES'}`,
      ]);
      expect(Object.fromEntries(rows)).toEqual(
        Object.fromEntries(
          Object.entries(expected).map(([program, words]) => [
            program,
            expect.stringContaining(words) as unknown,
          ]),
        ),
      );
      expect(rows.flat().join()).not.toContain('DISAGREES');
      const said = conversion.warnings.map((one) =>
        `${one.file}: ${one.message}`.slice(name.length + 1),
      );
      expect(said.map((line) => line.trim()).slice(0, -1)).toEqual(warnings);
    },
  );
});
