import { isDeepStrictEqual } from 'node:util';
import { cppOfChecker } from '../../../judge/cpp-checker/cpp-checker.ts';
import { sourceOfChecker } from '../../../judge/answer/custom-checker.ts';
import { bankError } from '../../bank-error.ts';
import { unbundlePython } from '../../import/programs/python-bundle.ts';
import { argumentsOfChecker } from '../arguments-of-checker.ts';
import { EXPORTED_CHECKERS } from '../exported-checkers.ts';

/** How outputs are judged, in the package format's words. */
export type StoredValidator = {
  /** By path from its folder; none where the format's own comparison does. */
  readonly files: Readonly<Record<string, string>>;
  /** By checker, what it is called with. */
  readonly args: ReadonlyMap<string, readonly string[]>;
};

/**
 * The validator behind the checkers of a problem and its tests.
 * @throws {BankError} there are several, and a package has one
 */
export function validatorOf(slug: string, checkers: readonly string[]): StoredValidator {
  const known = [...new Set(checkers)].map((checker) => ({ checker, ...partsOf(checker) }));
  const files = known[0]?.files ?? {};
  if (!known.every((one) => isDeepStrictEqual(one.files, files))) {
    throw bankError(slug, 'its tests are judged by several validators, and a package has one');
  }
  return { files, args: new Map(known.map(({ checker, args }) => [checker, args])) };
}

type Parts = {
  readonly files: Readonly<Record<string, string>>;
  readonly args: readonly string[];
};

function partsOf(checker: string): Parts {
  const cpp = cppOfChecker(checker);
  if (cpp) return cpp;
  const python = sourceOfChecker(checker);
  const exported = Object.hasOwn(EXPORTED_CHECKERS, checker) ? EXPORTED_CHECKERS[checker] : null;
  const source = python ?? exported ?? null;
  if (source === null) return { files: {}, args: argumentsOfChecker(checker) };
  const bundle = unbundlePython(source);
  if (bundle) return { files: Object.fromEntries(bundle.sources), args: bundle.args };
  return { files: { 'validate.py': source }, args: [] };
}
