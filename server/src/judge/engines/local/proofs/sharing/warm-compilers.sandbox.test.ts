import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { BoxPool } from '../../box/box-pool.ts';
import { compilerOf } from '../../warm/compiler.ts';
import { findToolchains } from '../../languages/find-toolchains.ts';
import { QuietLock } from '../../../../quiet-lock.ts';
import { recipeOf } from '../support/recipe.ts';
import type { CompileOutcome, Toolchain, WarmRecipe } from '../../languages/toolchain.ts';
import { WarmCompiler } from '../../warm/warm-compiler.ts';
import { JAVA_PROGRAMS, TYPESCRIPT_PROGRAMS } from './warm-programs.ts';

const quiet = new QuietLock();
const { signal } = new AbortController();
let pool: BoxPool;
let toolchains: Toolchain[];

beforeAll(async () => {
  const found = await findToolchains(process.execPath, () => Promise.resolve(true));
  const plain = recipeOf('bubblewrap');
  const run = { ...plain, shape: { ...plain.shape, mounts: found.mounts } };
  const recipes = { run, typescript: { ...run, data: found.typescriptData } };
  pool = new BoxPool({ recipes, log: () => undefined });
  toolchains = found.toolchains.filter((toolchain) => 'prepare' in toolchain);
});
afterAll(() => pool.close());

const warm: WarmCompiler[] = [];
afterEach(() => {
  for (const compiler of warm.splice(0)) compiler.close();
});

function toolchainOf(language: string): Toolchain {
  const found = toolchains.find((toolchain) => toolchain.language === language);
  if (!found) throw new Error(`${language} is missing`);
  return found;
}

function keep(language: string, change: Partial<WarmRecipe> = {}, idleMs = 60_000): WarmCompiler {
  const { warm: recipe } = toolchainOf(language);
  if (!recipe) throw new Error(`${language} has no warm compiler`);
  const compiler = new WarmCompiler({ pool, quiet, recipe: { ...recipe, ...change }, idleMs });
  warm.push(compiler);
  return compiler;
}

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

const file = (path: string, source: string) => ({ path, bytes: Buffer.from(source) });

describe.each([
  ['JAVA', JAVA_PROGRAMS, ['a name too long for a file', 'what the platform keeps to itself']],
  ['TYPESCRIPT', TYPESCRIPT_PROGRAMS, []],
] as const)('the warm compiler of %s', (language, programs, left) => {
  it('says and makes what the cold one does, to the byte', { timeout: 600_000 }, async () => {
    const compiler = keep(language);
    const unanswered: string[] = [];
    for (const [name, source] of Object.entries(programs)) {
      await compiler.start();
      expect(compiler.warm, name).toBe(true);
      const outcomes = await both(language, source, compiler);
      if (outcomes.warm === null) unanswered.push(name);
      else expect(outcomes.warm, name).toEqual(outcomes.cold);
    }
    expect(left).toEqual(expect.arrayContaining(unanswered));
  });
});

describe('a warm compiler', () => {
  it('that meets a bomb says nothing, and is replaced', async () => {
    const compiler = keep('TYPESCRIPT');
    await compiler.start();
    const bomb = `const x = ${'('.repeat(50000)}1${')'.repeat(50000)};`;
    expect(await compiler.compile(file('main.ts', bomb))).toBeNull();
    expect(compiler.warm).toBe(false);
    await compiler.start();
    expect(await compiler.compile(file('main.ts', 'let a = 1;'))).toMatchObject({ ok: true });
  });

  it('that leaves a source to the cold one stays warm', async () => {
    const compiler = keep('JAVA');
    await compiler.start();
    const source = 'class Main { String at = "sun/moon"; }';
    expect(await compiler.compile(file('Main.java', source))).toBeNull();
    expect(compiler.warm).toBe(true);
    const next = await compiler.compile(file('Main.java', 'class Main {}'));
    expect(next).toMatchObject({ ok: true });
  });

  it('that takes too long is ended', async () => {
    const nested = (depth: number): string =>
      depth === 0 ? 'x++;' : `try { ${nested(depth - 1)} } finally { ${nested(depth - 1)} }`;
    const compiler = keep('JAVA');
    await compiler.start();
    const bomb = `class Main { static int x; static void f() { ${nested(12)} } }`;
    expect(await compiler.compile(file('Main.java', bomb))).toBeNull();
    expect(compiler.warm).toBe(false);
  });

  it('is ended when nobody asks', async () => {
    const compiler = keep('JAVA', {}, 50);
    await compiler.start();
    await new Promise((wake) => setTimeout(wake, 200));
    expect(compiler.warm).toBe(false);
    expect(await compiler.compile(file('Main.java', 'class Main {}'))).toBeNull();
  });

  it('that cannot start is given up', async () => {
    const compiler = keep('JAVA', { argv: ['/bin/false'] });
    for (let attempt = 0; attempt < 4; attempt += 1) await compiler.start();
    expect(compiler.warm).toBe(false);
    expect(await compiler.compile(file('Main.java', 'class Main {}'))).toBeNull();
  });

  it('answers one after another, whoever asks', async () => {
    const compiler = keep('TYPESCRIPT');
    await compiler.start();
    const sources = Array.from({ length: 8 }, (_, i) => `export const x${i} = ${i};`);
    const outcomes = await Promise.all(sources.map((s) => compiler.compile(file('main.ts', s))));
    outcomes.forEach((outcome, index) => {
      const program = outcome?.files.find(({ path }) => path === 'main.js');
      expect(program?.bytes.toString()).toContain(`x${index} = ${index}`);
    });
  });
});
