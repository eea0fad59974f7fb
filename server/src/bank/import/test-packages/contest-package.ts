import type { TestFiles } from '../test-package.ts';

/** A package as contests publish them, and what must become of its programs. */
export type ContestPackage = {
  readonly name: string;
  readonly files: TestFiles;
  /** Verdict by program; for a program that is left aside, words of the reason. */
  /** What is lost, by file; that the difficulty is a guess goes without saying. */
  readonly warnings: readonly string[];
  readonly expected: Readonly<Record<string, string>>;
};

export const lines = (...text: readonly string[]): string => [...text, ''].join('\n');
