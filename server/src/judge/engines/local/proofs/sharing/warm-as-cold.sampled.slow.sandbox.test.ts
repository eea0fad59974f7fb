import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleOf } from '../../../../contract/sample.ts';
import type { CompileOutcome } from '../../languages/toolchain.ts';
import { compilerOf } from '../../warm/compiler.ts';
import type { WarmCompiler } from '../../warm/warm-compiler.ts';
import { openCompilers } from '../support/compilers.ts';
import type { Compilers } from '../support/compilers.ts';
import { JAVA_PROGRAMS, TYPESCRIPT_PROGRAMS } from './warm-programs.ts';

const { signal } = new AbortController();
let compilers: Compilers;

beforeAll(async () => {
  compilers = await openCompilers();
});
afterAll(() => compilers.close());

/** In an order that does not depend on who collected the files. */
const sorted = (outcome: CompileOutcome | null): unknown =>
  outcome && {
    ...outcome,
    files: outcome.files
      .map(({ path, bytes }) => [path, Buffer.from(bytes).toString('latin1')] as const)
      .sort(([a], [b]) => a.localeCompare(b)),
  };

/** What both compilers made of a source; the warm one may have left it to the cold one. */
async function both(
  language: string,
  source: string,
  compiler: WarmCompiler,
): Promise<{ cold: unknown; warm: unknown }> {
  const { pool, quiet, toolchainOf } = compilers;
  let cold: CompileOutcome | null = null;
  let warm: CompileOutcome | null = null;
  const coldly = compilerOf({ pool, quiet, signal, warm: null });
  await toolchainOf(language).prepare(source, async (request) => {
    const [file] = request.files;
    cold = await coldly(request);
    if (file) warm = await compiler.compile(file);
    return cold;
  });
  return { cold: sorted(cold), warm: sorted(warm) };
}

type Program = readonly [name: string, source: string];

/** They look for what the program before has left behind. */
const FOLLOWERS = ['what was widened elsewhere', 'what the module was widened with'];

/** Each program, with the one that follows it. */
function inRows(programs: Readonly<Record<string, string>>): Program[][] {
  const rows: Program[][] = [];
  for (const program of Object.entries(programs)) {
    if (FOLLOWERS.includes(program[0])) rows.at(-1)?.push(program);
    else rows.push([program]);
  }
  return rows;
}

describe.each([
  ['JAVA', JAVA_PROGRAMS, ['a name too long for a file', 'what the platform keeps to itself']],
  ['TYPESCRIPT', TYPESCRIPT_PROGRAMS, []],
] as const)('the warm compiler of %s', (language, programs, left) => {
  it('says and makes what the cold one does, to the byte', { timeout: 600_000 }, async () => {
    const compiler = compilers.keep(language);
    const unanswered: string[] = [];
    for (const [name, source] of sampleOf(inRows(programs), 17).flat()) {
      await compiler.start();
      expect(compiler.warm, name).toBe(true);
      const outcomes = await both(language, source, compiler);
      if (outcomes.warm === null) unanswered.push(name);
      else expect(outcomes.warm, name).toEqual(outcomes.cold);
    }
    expect(left).toEqual(expect.arrayContaining(unanswered));
    compilers.cool();
  });
});
