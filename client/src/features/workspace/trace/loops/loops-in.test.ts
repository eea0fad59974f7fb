import type { LanguageKey } from '@stepwise/contracts/language';
import { expect, test } from 'vitest';
import { loopsIn } from './loops-in.ts';

/** Like "2-5", with the steps of its head in a turn where that is not one. */
function told(source: string, language: LanguageKey): string[] {
  return loopsIn(source, language).map(({ head, last, steps, endsWithCondition }) => {
    const lines = `${String(head)}-${String(last)}`;
    if (endsWithCondition) return `do ${lines}`;
    return steps === 1 ? lines : `${lines} by ${String(steps)}`;
  });
}

test.each([
  ['nested, with a blank line', 'for a in b:\n  while a:\n\n    a()\n  c()\nd()', ['1-5', '2-4']],
  ['in one line', 'for a in b: c(a)\nd()', ['1-1']],
  ['one behind the other', 'while a:\n  b()\nfor c in d:\n  e()', ['1-2', '3-4']],
  ['up to the end', 'def f():\n  for a in b:\n    c()\n', ['2-3']],
  ['with a comment that stands out', 'for a in b:\n  c()\n# d\n  e()\n', ['1-4']],
  ['with a text over lines', 'for a in b:\n  c = """\nd\n"""\n  e()\n', ['1-5']],
  ['not a comprehension over lines', 'a = [\n  b\n  for b in c\n]\n', []],
  ['not a word in a text', 's = "for"\nforward = 1\n', []],
])('loops of Python: %s', (_what, source, loops) => {
  expect(told(source, 'PYTHON')).toEqual(loops);
});

test.each([
  ['nested', 'for (;;) {\n  while (a) {\n    b();\n  }\n}\nc();', ['1-5', '2-4']],
  ['in one line', 'for (let i = 0; i < n; i++) a.push(b(i, i));\nc();', ['1-1 by 2']],
  ['in one line with braces', 'while (a) { b(); c(); }', ['1-1 by 3']],
  ['without braces', 'for (const a of b)\n  if (a) {\n    c();\n  } else\n    d();\ne();', ['1-5']],
  ['with an if in the line of the head', 'for (const a of b) if (a) {\n  c();\n}\n', ['1-3 by 2']],
  ['that ends with its condition', 'do {\n  a();\n} while (b);\nc();', ['do 1-3']],
  ['without semicolons', 'while (a)\n  b()\nc()', ['1-2']],
  ['with a label', 'outer: for (;;) {\n  a();\n}', ['1-3']],
  ['of which one line has two', 'for (;;) for (;;) {\n  a();\n}', []],
  ['whose steps depend on what happens', 'for (;;) if (a) b(); else { c(); d(); }', []],
  ['not a property', 'a.for(b);\nc.while = 1;', []],
  ['not a word in a text or comment', '// for (;;) {}\nconst a = `\nwhile (b) {\n}`;', []],
])('loops with braces: %s', (_what, source, loops) => {
  expect(told(source, 'JAVASCRIPT')).toEqual(loops);
});

test('loops of Java: for each, and one within', () => {
  const source = 'for (int a : b) {\n  for (int i = 0; i < a; i++) s += i;\n}\n';
  expect(told(source, 'JAVA')).toEqual(['1-3', '2-2 by 2']);
});
