import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { finish, jobOf, runOne, text } from '../../../../contract/run-program.ts';
import { createLocalEngine } from '../../create-local-engine.ts';
import type { IsolationName } from '../../machine/isolation/isolation.ts';
import type { LocalEngine } from '../../local-engine.ts';
import { sampleOf } from '../../../../contract/sample.ts';

const MAIN = `public static void main(String[] args) { System.out.println("started"); }`;

/**
 * Declares what programs that are compiled have, and what their compilers say.
 * @param step of the rows, every how many a quick run takes
 */
export function describeCompilers(isolation: IsolationName, step = 1): void {
  describe(`in boxes of ${isolation}`, () => declareTests(isolation, step));
}

function declareTests(isolation: IsolationName, step: number): void {
  let engine: LocalEngine;
  beforeAll(async () => {
    engine = await createLocalEngine({
      isolations: [isolation],
      languages: ['JAVA', 'TYPESCRIPT'],
    });
  });
  afterAll(() => engine.close());

  describe('Java', () => {
    it.each(sampleOf([250, 251, 4000], step))(
      'refuses a public class of %i letters',
      async (length) => {
        const name = 'A'.repeat(length);
        const source = `public class ${name} { public static void main(String[] args) { } }`;
        const { compile, results } = await finish(engine, jobOf('JAVA', source));
        expect(compile).toMatchObject({
          ok: false,
          output: expect.stringMatching(/too long/i) as unknown,
        });
        expect(results).toEqual([]);
      },
    );

    it.each(
      sampleOf(
        [
          ['Main without public', `class Main { ${MAIN} }`],
          ['a public class of another name', `class Helper {} public class Solution { ${MAIN} }`],
          ['a class in a package', `package a.b; public class Main { ${MAIN} }`],
          ['the only class with a main', `class First { int x; } class Second { ${MAIN} }`],
          ['a name that is not ASCII', `public class Größe { ${MAIN} }`],
          [
            'Main among several',
            `class Other { ${MAIN.replace('started', 'other')} } class Main { ${MAIN} }`,
          ],
          ['an interface', `public interface Main { ${MAIN.replace('public ', '')} }`],
          ['a record and an enum', `record P(int x) {} enum E { A } public class Main { ${MAIN} }`],
          ['a public class inside', `class Outer { public static class In {} ${MAIN} }`],
        ],
        step,
      ),
    )('starts %s', async (_, source) => {
      const result = await runOne(engine, jobOf('JAVA', source));
      expect(text(result.stderr)).toBe('');
      expect(text(result.stdout)).toBe('started\n');
    });

    it('says so when there is nothing to start', async () => {
      const result = await runOne(engine, jobOf('JAVA', `public class Main { int x; }`));
      expect(result).toMatchObject({ ending: 'exited', exitCode: 1 });
      expect(text(result.stderr)).toContain('Main');
    });

    it('says in a sentence that its compiler gave up', async () => {
      const sum = `1${'+1'.repeat(29_000)}`;
      const source = `public class Main { ${MAIN.replace('"started"', sum)} }`;
      const { compile } = await finish(engine, jobOf('JAVA', source));
      const output = 'The compiler gave up: an expression is nested too deeply.';
      expect(compile).toEqual({ ok: false, output });
    });

    it.each([
      ['six folders', 6, '/* jdk */'],
      ['twenty-one folders', 21, ''],
    ])('takes no class that lies too deep: %s of 200 letters', async (_name, count, comment) => {
      const folders = Array.from({ length: count }, (_, n) =>
        String.fromCharCode(97 + n).repeat(200),
      );
      const source = `package ${folders.join('.')}; ${comment} public class Main { ${MAIN} }`;
      const { compile, results } = await finish(engine, jobOf('JAVA', source));
      expect([compile.ok, results]).toEqual([false, []]);
      expect(compile.output).toMatch(/too large|error while writing/);
    });

    it('shows warnings of a program that compiles', async () => {
      const source = `import java.util.*; public class Main { public static void main(String[] a) {
      List<String> list = new ArrayList(); System.out.println(list.size()); } }`;
      const { compile, results } = await finish(engine, jobOf('JAVA', source));
      expect(compile).toMatchObject({
        ok: true,
        output: expect.stringContaining('unchecked') as unknown,
      });
      expect(text(results[0]?.stdout ?? new Uint8Array())).toBe('0\n');
    });

    it('keeps messages of the virtual machine out of the answer', async () => {
      const source = `public class Main { public static void main(String[] a) {
      System.out.println("answer"); long[][] x = new long[4000][]; for (int i = 0; ; i++) x[i] = new long[1 << 18]; } }`;
      const result = await runOne(engine, jobOf('JAVA', source));
      expect(text(result.stdout)).toBe('answer\n');
      expect(text(result.stderr)).toContain('OutOfMemoryError');
    });

    it('keeps the fast compiler for long loops', async () => {
      const source = `public class Main { public static void main(String[] a) { long s = 0;
      for (int i = 0; i < 3; i++) s += i; System.out.println(
        java.lang.management.ManagementFactory.getCompilationMXBean().getName()); } }`;
      const result = await runOne(engine, jobOf('JAVA', source));
      expect(text(result.stdout)).toContain('Tiered');
    });
  });

  describe('TypeScript', () => {
    it.each(
      sampleOf(
        [
          [
            'classes, generics and enums',
            `enum E { A = 3 } class Box<T> { constructor(private value: T) {} get(): T { return this.value; } }
      console.log(new Box<number>(E.A).get());`,
            '3\n',
          ],
          [
            'requiring',
            `const fs = require('fs'); console.log(typeof fs.readFileSync);`,
            'function\n',
          ],
          [
            'names of the host',
            `const process = 1; class Node {} class Buffer {} const name = 'x'; console.log(process, name);`,
            '1 x\n',
          ],
          [
            'untyped parameters',
            `function add(a, b) { return a + b; } console.log(add(1, 2));`,
            '3\n',
          ],
          [
            'new library functions',
            `console.log([3, 1, 2].toSorted().at(-1), structuredClone({ a: 1 }).a);`,
            '3 1\n',
          ],
          [
            'top-level types',
            `type Tree = { left?: Tree; v: number }; const t: Tree = { v: 1 }; console.log(t.left?.v ?? t.v);`,
            '1\n',
          ],
          [
            'exports',
            `export function solve(n: number): number { return n * 2; } console.log(solve(4));`,
            '8\n',
          ],
          [
            'a default import',
            `import fs from 'fs'; import os from 'node:os'; console.log(typeof fs.readFileSync, typeof os.EOL);`,
            'function string\n',
          ],
          [
            'the rest of the host',
            `const s = new Set<number>(); setTimeout(() => console.log(Buffer.from('a').length, process.argv.length, s.size), 1);`,
            '1 2 0\n',
          ],
        ],
        step,
      ),
    )('knows %s', async (_, source, output) => {
      const { compile, results } = await finish(engine, jobOf('TYPESCRIPT', source));
      expect(compile).toEqual({ ok: true, output: '' });
      expect(text(results[0]?.stdout ?? new Uint8Array())).toBe(output);
    });

    it('names the lines of the source when a program fails', async () => {
      const source = [
        'interface Point {',
        '  x: number;',
        '}',
        'function fail(point: Point): never {',
        '  throw new Error(`at ${point.x}`);',
        '}',
        'type Unused = string;',
        'fail({ x: 1 });',
      ].join('\n');
      const { results } = await finish(engine, jobOf('TYPESCRIPT', source));
      const said = text(results[0]?.stderr ?? new Uint8Array());
      expect(said).toMatch(/^\/w\/main\.ts:5\n/);
      expect(said).toContain('at fail (/w/main.ts:5:9)');
      expect(said).toContain('(/w/main.ts:8:1)');
      expect(said).not.toContain('main.js');
    });

    it.each(
      sampleOf(
        [
          ['a wrong argument', `function f(n: number) {} f('x');`, 'TS2345'],
          ['a missing name', `console.log(missing);`, 'TS2304'],
          ['a wrong import', `import { nothing } from 'fs';`, 'TS2305'],
          [
            'a file of the machine',
            `/// <reference path="/etc/passwd" />\nconsole.log(1);`,
            'TS6231',
          ],
        ],
        step,
      ),
    )('refuses %s', async (_, source, code) => {
      const { compile, results } = await finish(engine, jobOf('TYPESCRIPT', source));
      expect(compile).toMatchObject({
        ok: false,
        output: expect.stringContaining(code) as unknown,
      });
      expect(compile.output).not.toContain('root:');
      expect(results).toEqual([]);
    });
  });

  describe('a compiler that is fed a bomb', () => {
    const nested = (depth: number): string =>
      depth === 0 ? 'x++;' : `try { ${nested(depth - 1)} } finally { ${nested(depth - 1)} }`;

    it.each(
      sampleOf(
        [
          [
            'JAVA',
            'nested finally',
            `public class Main { static int x; public static void main(String[] a) { ${nested(9)} } }`,
          ],
          [
            'JAVA',
            'parentheses',
            `public class Main { int x = ${'('.repeat(20000)}1${')'.repeat(20000)}; }`,
          ],
          [
            'JAVA',
            'a doubling constant',
            `public class Main { static final String A = "0123456789";${Array.from({ length: 26 }, (_, i) => `static final String A${i} = A${i ? i - 1 : ''} + A${i ? i - 1 : ''};`).join('')} }`,
          ],
          [
            'JAVA',
            'a thousand classes',
            `public class Main { ${Array.from({ length: 1000 }, (_, i) => `class C${i} {}`).join(' ')} }`,
          ],
          ['TYPESCRIPT', 'parentheses', `const x = ${'('.repeat(50000)}1${')'.repeat(50000)};`],
          ['TYPESCRIPT', 'ten thousand errors', 'undefinedName;\n'.repeat(10000)],
          [
            'TYPESCRIPT',
            'an endless type',
            `type R<T extends unknown[]> = T['length'] extends 5000 ? T : R<[...T, 0, 0, 0]>; const r: R<[]> = 1;`,
          ],
        ] as const,
        step,
      ),
    )('ends, and says so: %s, %s', async (language, _, source) => {
      const { compile, results } = await finish(engine, jobOf(language, source));
      expect(compile.ok).toBe(false);
      expect(compile.output).not.toBe('');
      expect(compile.output.length).toBeLessThan(34_000);
      expect(results).toEqual([]);
    });

    it('compiles the next program as ever', async () => {
      const result = await runOne(engine, jobOf('JAVA', `class Main { ${MAIN} }`));
      expect(text(result.stdout)).toBe('started\n');
    });
  });
}
