import { expect, it } from 'vitest';
import { oldLanguageHint } from './old-language.ts';

it.each([
  ['JAVASCRIPT', 'Node.js 12.14.0', `a?.b\n  ^\nSyntaxError: Unexpected token '.'`, '?.'],
  ['JAVASCRIPT', 'Node.js 12.14.0', `SyntaxError: Unexpected token '?'`, '??='],
  ['JAVASCRIPT', 'Node.js 12.14.0', `Error: Cannot find module 'node:fs'`, "'node:' modules"],
  ['TYPESCRIPT', 'TypeScript 3.7.4', `main.ts(1,20): error TS1005: ';' expected.`, 'satisfies'],
  ['TYPESCRIPT', 'TypeScript 3.7.4', 'main.ts(1,11): error TS1127: Invalid character.', '#names'],
  [
    'TYPESCRIPT',
    'TypeScript 3.7.4',
    'main.ts(1,19): error TS1196: Catch clause variable cannot have a type annotation.',
    'catch (e: unknown)',
  ],
  ['PYTHON', 'Python 3.8.1', '    match x:\n          ^\nSyntaxError: invalid syntax', 'match'],
  [
    'PYTHON',
    'Python 3.8.1',
    `TypeError: unsupported operand type(s) for |: 'type' and 'NoneType'`,
    'int | None',
  ],
  ['PYTHON', 'Python 3.8.1', `TypeError: 'type' object is not subscriptable`, 'list[int]'],
  ['JAVA', 'OpenJDK 13.0.1', 'Main.java:1: error: text blocks are a preview feature', 'text'],
] as const)('%s of %s: %j is explained', (language, version, said, lacks) => {
  const hint = oldLanguageHint(language, version, said);
  expect(hint).toContain(version);
  expect(hint).toContain(lacks);
});

it.each([
  ['JAVASCRIPT', 'Node.js 20.20.2', `SyntaxError: Unexpected token '.'`],
  ['JAVASCRIPT', 'Node.js 12.14.0', 'Error: went wrong'],
  ['TYPESCRIPT', 'TypeScript 3.7.4', 'main.ts(1,7): error TS2322: Type'],
  ['PYTHON', 'Python 3.11.2', 'SyntaxError: invalid syntax'],
  ['PYTHON', 'Python 3.8.1', 'ValueError: went wrong'],
  ['JAVA', 'OpenJDK 17.0.1', "error: ')' expected"],
] as const)('%s of %s: %j needs no explanation', (language, version, said) => {
  expect(oldLanguageHint(language, version, said)).toBeNull();
});
