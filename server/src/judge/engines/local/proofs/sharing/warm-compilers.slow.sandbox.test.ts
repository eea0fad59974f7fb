import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openCompilers } from '../support/compilers.ts';
import type { Compilers } from '../support/compilers.ts';

let compilers: Compilers;
beforeAll(async () => {
  compilers = await openCompilers();
});
afterEach(() => compilers.cool());
afterAll(() => compilers.close());

const file = (path: string, source: string) => ({ path, bytes: Buffer.from(source) });

describe('a warm compiler', () => {
  it('that meets a bomb says nothing, and is replaced', async () => {
    const compiler = compilers.keep('TYPESCRIPT');
    await compiler.start();
    const bomb = `const x = ${'('.repeat(50000)}1${')'.repeat(50000)};`;
    expect(await compiler.compile(file('main.ts', bomb))).toBeNull();
    expect(compiler.warm).toBe(false);
    await compiler.start();
    expect(await compiler.compile(file('main.ts', 'let a = 1;'))).toMatchObject({ ok: true });
  });

  it('that leaves a source to the cold one stays warm', async () => {
    const compiler = compilers.keep('JAVA');
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
    const compiler = compilers.keep('JAVA');
    await compiler.start();
    const bomb = `class Main { static int x; static void f() { ${nested(12)} } }`;
    expect(await compiler.compile(file('Main.java', bomb))).toBeNull();
    expect(compiler.warm).toBe(false);
  });

  it('is ended when nobody asks', async () => {
    const compiler = compilers.keep('JAVA', {}, 50);
    await compiler.start();
    await new Promise((wake) => setTimeout(wake, 200));
    expect(compiler.warm).toBe(false);
    expect(await compiler.compile(file('Main.java', 'class Main {}'))).toBeNull();
  });

  it('that cannot start is given up', async () => {
    const compiler = compilers.keep('JAVA', { argv: ['/bin/false'] });
    for (let attempt = 0; attempt < 4; attempt += 1) await compiler.start();
    expect(compiler.warm).toBe(false);
    expect(await compiler.compile(file('Main.java', 'class Main {}'))).toBeNull();
  });

  it('answers one after another, whoever asks', async () => {
    const compiler = compilers.keep('TYPESCRIPT');
    await compiler.start();
    const sources = Array.from({ length: 8 }, (_, i) => `export const x${i} = ${i};`);
    const outcomes = await Promise.all(sources.map((s) => compiler.compile(file('main.ts', s))));
    outcomes.forEach((outcome, index) => {
      const program = outcome?.files.find(({ path }) => path === 'main.js');
      expect(program?.bytes.toString()).toContain(`x${index} = ${index}`);
    });
  });
});
