import { describe, expect, it } from 'vitest';
import { mergeJava } from './merge-java.ts';

const MAIN = 'public class Main { public static void main(String[] args) { new A(); } }';
const merge = (files: Record<string, string>, entrypoint?: string): string | null =>
  mergeJava(new Map(Object.entries(files)), entrypoint);

describe('mergeJava', () => {
  it('leaves one type public and puts the imports first', () => {
    const merged = merge({
      'A.java':
        'package p;\nimport java.util.*;\n\npublic final class A {\n    public class Inner {}\n}',
      'Main.java': `package p;\nimport java.io.File;\nimport java.util.*;\n${MAIN}`,
    });
    expect(merged?.split('\n').filter((line) => line !== '')).toEqual([
      'package p;',
      'import java.util.*;',
      'import java.io.File;',
      'final class A {',
      '    public class Inner {}',
      '}',
      MAIN,
    ]);
  });

  it.each<[string, Record<string, string>, string | undefined, boolean]>([
    [
      'one class that can be started',
      { 'A.java': 'class A {}', 'Start.java': MAIN },
      undefined,
      true,
    ],
    ['two of them, one called Main', { 'A.java': MAIN, 'Main.java': MAIN }, undefined, true],
    ['two of them, one named', { 'A.java': MAIN, 'B.java': MAIN }, 'B', true],
    ['two of them', { 'A.java': MAIN, 'B.java': MAIN }, undefined, false],
    ['none', { 'A.java': 'class A {}', 'B.java': 'class B {}' }, undefined, false],
    [
      'two packages',
      { 'A.java': 'package a;\n', 'B.java': `package b;\n${MAIN}` },
      undefined,
      false,
    ],
  ])('knows what to start of %s', (_name, files, entrypoint, isKnown) => {
    expect(merge(files, entrypoint) !== null).toBe(isKnown);
  });
});
