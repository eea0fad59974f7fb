import type { LanguageKey } from '@stepwise/contracts/language';
import { newerTypeScript } from '../languages/newer-typescript.ts';
import { COMPILED } from '../results/believable-times.ts';
import type { StoredResult, StoredSubmission } from './stored-submission.ts';

/** What a real server was seen to do that its pages do not say. */
export type Manners = {
  /** Of programs that are compiled each so-manyth is charged with its compiler's time; 0 for none. */
  readonly chargesCompilerEvery: number;
  /** Memory is what a control group counts: without the pages that others have in memory too. */
  readonly countsOwnPages: boolean;
  /** Languages have the names of a stock server, and TypeScript refuses the syntax that came later. */
  readonly hasOldLanguages: boolean;
};

/** 31 of 276 results of TypeScript had the time of its compiler in them. */
export const REAL: Manners = {
  chargesCompilerEvery: 9,
  countsOwnPages: true,
  hasOldLanguages: true,
};

/** Names in GET /languages of a stock 1.13.1. */
export const OLD_NAMES: Readonly<Record<LanguageKey, string>> = {
  JAVASCRIPT: 'JavaScript (Node.js 12.14.0)',
  PYTHON: 'Python (3.8.1)',
  JAVA: 'Java (OpenJDK 13.0.1)',
  TYPESCRIPT: 'TypeScript (3.7.4)',
};

/** What the compiler of a stock server says of a program that is too new for it; null where it is not. */
export function oldCompilerSays({ language, source }: StoredSubmission): string | null {
  if (language !== 'TYPESCRIPT') return null;
  const said = newerTypeScript(source).map(
    ({ line, column }) => `script.ts(${line},${column}): error TS1005: ';' expected.\n`,
  );
  return said.length > 0 ? said.join('') : null;
}

/** Kilobytes of each runtime that a process shares with others, and least figures seen. */
const SHARED_KB: Readonly<Record<LanguageKey, number>> = {
  JAVASCRIPT: 34_000,
  TYPESCRIPT: 34_000,
  PYTHON: 5_000,
  JAVA: 20_000,
};
const LEAST_KB = 3_500;

export function ownPages(language: LanguageKey, memoryKb: number): number {
  return Math.max(Math.min(LEAST_KB, memoryKb), memoryKb - SHARED_KB[language]);
}

/** CPU seconds of a compiler on a real server. */
export const COMPILER_S = 3.2;

/** The same result, as isolate tells it when it has not forgotten the compiler. */
export function chargedWithCompiler(
  result: StoredResult,
  { language, limits }: StoredSubmission,
  compilerS: number,
): StoredResult {
  if (!COMPILED.includes(language) || result.time === null) return result;
  const time = Number(result.time) + compilerS;
  const charged = { ...result, time: time.toFixed(3) };
  if (result.status !== 3 || time <= limits.cpuS) return charged;
  return { ...charged, status: 5, exitCode: 0, message: 'Time limit exceeded' };
}
