import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { finish, jobOf } from '../../../../contract/run-program.ts';
import type { Job, RunResult } from '../../../../engine.ts';
import { createLocalEngine } from '../../create-local-engine.ts';
import type { LocalEngine } from '../../local-engine.ts';
import { prepareBare, readPrograms } from './bare-programs.ts';
import type { Shared } from './bare-programs.ts';
import { runBare } from './bare-run.ts';
import type { Said } from './bare-run.ts';
import { INPUTS } from './inputs.ts';
import { plainly } from './plainly.ts';
import { sampleOf } from '../../../../contract/sample.ts';

/** Of these programs a sample is run every day: where tests share a process, more of them. */
const SHARED_STEP = 32;
const ALONE_STEP = 128;

const said = ({ exitCode, signal, stdout, stderr }: RunResult): Said => ({
  exitCode,
  signal,
  stdout: Buffer.from(stdout).toString('latin1'),
  stderr: Buffer.from(stderr).toString('latin1'),
});

/** Declares a test for every program of the language: what the engine makes of it, and its bare interpreter. */
export function compareWithBare(language: Shared): void {
  describe(`${language} in the sandbox`, () => {
    const programs = readPrograms(language);
    let place: string;
    let engine: LocalEngine;
    let alone: LocalEngine;
    let bareOf: ReturnType<typeof prepareBare>;
    const runs = new Map<string, Promise<Said[]>>();
    const bare = async (name: string): Promise<Said[]> => {
      const run =
        runs.get(name) ?? Promise.all(INPUTS.map((input) => runBare(bareOf(name), input)));
      runs.set(name, run);
      return await run;
    };
    beforeAll(async () => {
      place = mkdtempSync(join(tmpdir(), 'fidelity-'));
      bareOf = prepareBare(language, place);
      engine = await createLocalEngine({ languages: [language] });
      alone = await createLocalEngine({ languages: [language], share: [], warmAtStart: false });
    });
    afterAll(async () => {
      rmSync(place, { recursive: true });
      await Promise.all([engine.close(), alone.close()]);
    });
    const judged = async (name: string, source: string): Promise<Job> => {
      const expected = await bare(name);
      const isRight = (result: RunResult): boolean =>
        result.exitCode === 0 && said(result).stdout === expected[result.index]?.stdout;
      return { ...jobOf(language, source, INPUTS), isRight };
    };

    it.each(sampleOf([...programs], ALONE_STEP))(
      '%s does what it does bare',
      async (name, source) => {
        const expected = await bare(name);
        const { compile, results } = await finish(alone, await judged(name, source));
        expect(compile).toMatchObject({ ok: true });
        expect(results.map((result) => plainly(said(result)))).toEqual(expected.map(plainly));
      },
    );

    it.each(sampleOf([...programs], SHARED_STEP))(
      '%s does so when tests share a process',
      async (name, source) => {
        const expected = await bare(name);
        // So that the largest test finds a process that was started for it, too.
        await engine.settled();
        const { results } = await finish(engine, await judged(name, source));
        expect(results.map((result) => plainly(said(result)))).toEqual(expected.map(plainly));
      },
    );
  });
}
