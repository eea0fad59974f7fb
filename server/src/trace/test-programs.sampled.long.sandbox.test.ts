import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { traceSchema } from '@stepwise/contracts/trace';
import { TRACED_LANGUAGES } from '@stepwise/contracts/trace-limits';
import { describe, expect, it } from 'vitest';
import { sampleOf } from '../judge/contract/sample.ts';
import { depthOf, printedBy, useSandbox } from './sandbox-runs.ts';

const PROGRAMS = TRACED_LANGUAGES.flatMap((language) => {
  const folder = join(import.meta.dirname, language.toLowerCase(), 'test-programs');
  return readdirSync(folder).map((name) => ({ name, language, path: join(folder, name) }));
});

const { record, run } = useSandbox(TRACED_LANGUAGES);

/** Those with bad intent are never left out. */
const HOSTILE = PROGRAMS.filter(({ name }) => /^(hostile|removes)/.test(name));
const chosen = new Set([...sampleOf(PROGRAMS, 39), ...HOSTILE]);

describe.each([...chosen])('$name', ({ name, language, path }) => {
  it('prints what it prints without being recorded, and is recorded alike twice', async () => {
    const source = readFileSync(path, 'utf8');
    const bare = await run(source, language);
    const [first, second] = [await record(source, language), await record(source, language)];
    expect(bare).toMatchObject({ ending: 'exited', exitCode: 0 });
    expect(printedBy(first)).toBe(Buffer.from(bare.stdout).toString());
    expect(first.end).toMatchObject({ kind: 'exit' });
    expect(first.steps.length).toBeGreaterThan(2);
    if (name !== 'recursion-too-deep.py') expect(depthOf(first)).toBe(0);
    expect(second).toEqual(first);
    expect(traceSchema.safeParse(first).success).toBe(true);
  });
});
