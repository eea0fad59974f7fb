import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { finish, jobOf, runOne, text } from '../../../../contract/run-program.ts';
import { createLocalEngine } from '../../create-local-engine.ts';
import type { LocalEngine } from '../../local-engine.ts';
import { CompileCache } from '../../warm/compile-cache.ts';
import { compilerOf } from '../../warm/compiler.ts';
import { WarmCompiler } from '../../warm/warm-compiler.ts';
import { openCompilers } from '../support/compilers.ts';
import type { Compilers } from '../support/compilers.ts';

/** Each program that is compiled is first shown to a warm compiler. */
const compiles = vi.spyOn(WarmCompiler.prototype, 'compile');

let engine: LocalEngine;
beforeAll(async () => {
  engine = await createLocalEngine({ languages: ['JAVA', 'TYPESCRIPT'], slots: 2 });
  await engine.warmUp();
});
afterEach(() => compiles.mockClear());
afterAll(() => engine.close());

const PROGRAMS = {
  JAVA: (word: string) =>
    `public class Main { public static void main(String[] a) { System.out.println("${word}"); } }`,
  TYPESCRIPT: (word: string) => `const said: string = '${word}';\nconsole.log(said);\n`,
};

describe.each(['JAVA', 'TYPESCRIPT'] as const)('a program in %s', (language) => {
  const job = (word: string, owner = 'ada') =>
    jobOf(language, PROGRAMS[language](word), [''], {}, owner);

  it('is compiled for its first run alone, whoever sends it', async () => {
    for (const owner of ['ada', 'bob', 'ada']) {
      expect(text((await runOne(engine, job('first', owner))).stdout)).toBe('first\n');
    }
    expect(compiles).toHaveBeenCalledOnce();
    expect(text((await runOne(engine, job('other'))).stdout)).toBe('other\n');
    expect(compiles).toHaveBeenCalledTimes(2);
  });

  it('is compiled once for two that run at the same time', async () => {
    const both = await Promise.all(
      ['ada', 'bob'].map((owner) => runOne(engine, job('both', owner))),
    );
    expect(both.map(({ stdout }) => text(stdout))).toEqual(['both\n', 'both\n']);
    expect(compiles).toHaveBeenCalledOnce();
  });

  it('is compiled for the second of them when the first is called off', async () => {
    const gone = new AbortController();
    const first = finish(engine, job('called off'), gone.signal);
    const refused = expect(first).rejects.toThrow('Gone');
    const second = runOne(engine, job('called off', 'bob'));
    await vi.waitFor(() => expect(compiles).toHaveBeenCalled());
    gone.abort(new Error('Gone'));
    await refused;
    expect(text((await second).stdout)).toBe('called off\n');
  });

  it('is refused again without a compiler', async () => {
    const wrong = jobOf(language, PROGRAMS[language]('x').replace(';', '; nonsense nonsense'));
    const [first, second] = [await finish(engine, wrong), await finish(engine, wrong)];
    expect(first.compile).toMatchObject({ ok: false, output: expect.stringContaining('nonsense') });
    expect(second).toEqual(first);
    expect(compiles).toHaveBeenCalledOnce();
  });
});

it('leaves the next run no file that a test has changed', async () => {
  const source = `import java.nio.file.*; public class Main { public static void main(String[] a) throws Exception {
    Path own = Path.of("Main.class");
    System.out.println(Files.size(own) + " " + Files.exists(Path.of("left")));
    for (Path path : new Path[] {own, Path.of("left")}) {
      try { Files.write(path, new byte[1]); } catch (java.io.IOException refused) { }
    } } }`;
  const said = [];
  for (let run = 0; run < 3; run += 1) {
    said.push(
      ...(await finish(engine, jobOf('JAVA', source, ['1', '2']))).results.map((one) =>
        text(one.stdout),
      ),
    );
  }
  expect(said).toHaveLength(6);
  expect([...new Set(said)]).toEqual([expect.stringMatching(/^\d{3,} false\n$/)]);
  expect(compiles).toHaveBeenCalledOnce();
});

describe('with room for one program', () => {
  let compilers: Compilers;
  beforeAll(async () => {
    compilers = await openCompilers();
  });
  afterAll(() => compilers.close());

  it('compiles again what went for another', async () => {
    const { pool, quiet, toolchainOf } = compilers;
    const cache = new CompileCache({ maxSize: 1 << 20, max: 1 });
    const boxes = vi.spyOn(pool, 'take');
    const { signal } = new AbortController();
    const compile = cache.before(
      '17',
      (until) => compilerOf({ pool, quiet, signal: until, warm: null }),
      signal,
    );
    const prepare = async (word: string) => {
      const { compile: said, files } = await toolchainOf('JAVA').prepare(
        PROGRAMS.JAVA(word),
        compile,
      );
      expect(said).toEqual({ ok: true, output: '' });
      return Buffer.concat(files.map(({ bytes }) => bytes));
    };
    const first = await prepare('one');
    expect(await prepare('one')).toEqual(first);
    expect(boxes).toHaveBeenCalledOnce();
    await prepare('two');
    expect(await prepare('one')).toEqual(first);
    expect(boxes).toHaveBeenCalledTimes(3);
  });
});
