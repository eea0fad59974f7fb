import { byName } from '../../package-files.ts';
import type { Findings } from '../findings.ts';
import type { ForeignProgram } from '../programs/programs.ts';
import { withConstants } from '../texts/statement-files.ts';

const SOURCE = /\.(?:cpp|cc|cxx|c\+\+|C|c)$/;
const HEADER = /\.(?:h|hh|hpp|hxx|h\+\+|H|inl|ipp|tcc)$/;
/** It is kept with the problem, and with each test that is given other arguments. */
const CHARACTERS_MAX = 512 * 1024;
/** Sources in other languages, and scripts that build or start them in ways of their own. */
const FOREIGN = /^(?:build|run)$|\.(?:py3?|java|kt|rs|go|hs|rb|js|ts|scala|pl|sh|cs)$/;

/** Whether all of it is C or C++. */
export function isCppProgram({ files }: ForeignProgram): boolean {
  const names = [...files.keys()];
  return names.some((name) => SOURCE.test(name)) && !names.some((name) => FOREIGN.test(name));
}

/** The sources and headers of a C++ program by path; null when they cannot be used, which is refused. */
export function cppFilesOf(
  { path, files }: ForeignProgram,
  constants: ReadonlyMap<string, string>,
  findings: Findings,
): Readonly<Record<string, string>> | null {
  const kept = [...files].filter(([name]) => SOURCE.test(name) || HEADER.test(name));
  kept.sort(([a], [b]) => byName(a, b));
  const texts = kept.map(([name, bytes]): [string, string] => [
    name,
    withConstants(bytes.toString('utf8').replace(/^\ufeff/, ''), constants),
  ]);
  const characters = texts.reduce((sum, [, text]) => sum + text.length, 0);
  if (characters > CHARACTERS_MAX) {
    findings.refuse(path, `the output validator is larger than ${CHARACTERS_MAX / 1024} KiB`);
    return null;
  }
  const withNul = texts.find(([, text]) => text.includes('\0'));
  if (withNul) findings.refuse(`${path}/${withNul[0]}`, 'holds NUL');
  return withNul ? null : Object.fromEntries(texts);
}
