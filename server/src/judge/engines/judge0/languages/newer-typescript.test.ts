import { expect, it } from 'vitest';
import { newerTypeScript } from './newer-typescript.ts';

/** Each was refused by TypeScript 3.7.4. */
it.each([
  ['import type and export type', `import type { A } from './a';`],
  ['import type and export type', `import type A from './a';`],
  ['import type and export type', `import { type A } from './a';`],
  ['import type and export type', `class A {}\nexport type { A };`],
  ['import type and export type', `class A {}\nexport { type A };`],
  ['import type and export type', `import type fs = require('fs');`],
  ['import type and export type', `export type * from './a';`],
  ['export * as', `export * as a from './a';`],
  ['private names (#name)', 'class A { #a = 1; get() { return this.#a; } }'],
  ['await outside of functions', 'export {};\nawait Promise.resolve();'],
  ['await outside of functions', 'export {};\nfor await (const a of []) console.log(a);'],
  ['??=', 'let a: number | null = null; a ??= 1;'],
  ['||=', 'let a = 0; a ||= 1;'],
  ['&&=', 'let a = 0; a &&= 1;'],
  ['names in a tuple type', 'type A = [a: number, b?: string];'],
  [
    'a rest element that is no array, or not the last one',
    'type A<T extends unknown[]> = [number, ...T];',
  ],
  ['a rest element that is no array, or not the last one', 'type A = [...number[], string];'],
  ['a rest element that is no array, or not the last one', 'type A = [number, ...[string]];'],
  ['a type of what is caught', 'try { } catch (error: unknown) { }'],
  ['template literal types', 'type A<T extends string> = `a${T}`;'],
  ['as in a mapped type', 'type A<T> = { [K in keyof T as string]: T[K] };'],
  ['abstract constructor types', 'type A = abstract new () => object;'],
  ['override', 'class A { a() {} }\nclass B extends A { override a() {} }'],
  ['accessors in a type', 'interface A { get a(): number; }'],
  ['static index signatures', 'class A { static [key: string]: number; }'],
  ['static blocks', 'class A { static { console.log(1); } }'],
  ['keys that are neither string nor number', 'type A = { [key: symbol]: number };'],
  ['attributes of an import', `import a from './a' with { type: 'json' };`],
  ['infer with extends', 'type A<T> = T extends [infer H extends string] ? H : never;'],
  ['variance of a type parameter', 'interface A<in T> { a(t: T): void }'],
  ['variance of a type parameter', 'interface A<out T> { a: T }'],
  ['type arguments without a call', 'const a = Array<number>;'],
  ['type arguments without a call', 'function f<T>(a: T) {}\ntype A = typeof f<number>;'],
  ['satisfies', 'const a = {} satisfies object;'],
  ['accessor', 'class A { accessor a = 1; }'],
  ['const type parameters', 'function a<const T>(t: T) { return t; }'],
  ['decorators', 'function d() {}\n@d class A {}'],
  ['using', 'using a = null;'],
  ['using', 'async function f() { await using a = null; }'],
])('finds %s: %s', (what, source) => {
  expect(newerTypeScript(source).map((found) => found.what)).toEqual([what]);
});

/** Each was taken by TypeScript 3.7.4. */
it.each([
  'function f(a?: { b: number[] }): asserts a { const c = a?.b ?? []; if (!c) throw 0; }',
  'class A { declare b: number; private static c = 1_000; constructor(readonly d: number) {} }',
  'type A<T> = T extends (infer X)[] ? X : never; let a!: number; const b = [1, 2] as const;',
  'type A = string[]; type B = [number, string?, ...A]; type C = [number, ...Array<string>];',
  'type A = { readonly [K in "a"]?: number; }; type B = { -readonly [K in keyof A]-?: A[K] };',
  'type A = `a`; interface B { [key: string]: number } abstract class C { abstract a(): void }',
  'class A { get a(): number { return 1; } set a(value: number) {} }',
  'const accessor = 1, override = 2, satisfies = 3, using = 4; type A = { out: number };',
  'async function f() { await 1; for await (const a of []) console.log(a); } try {} catch {}',
  `const enum A { B = 1 } const a = 'x' in {}; for (const b in {}) console.log(b);`,
  'const a = new Map<string, number>(); class B extends Array<number> {} class C<T extends B> {}',
])('takes what TypeScript 3.7 knows: %s', (source) => {
  expect(newerTypeScript(source)).toEqual([]);
});

it('says where each stands first', () => {
  expect(newerTypeScript('let a = 0;\n\na ??= 1; a ??= 2;\na &&= 1;')).toEqual([
    { what: '??=', line: 3, column: 3 },
    { what: '&&=', line: 4, column: 3 },
  ]);
});
