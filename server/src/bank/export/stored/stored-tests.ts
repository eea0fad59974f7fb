import type { LanguageKey } from '@stepwise/contracts/language';
import type { Example } from '@stepwise/contracts/problem';
import { isDeepStrictEqual } from 'node:util';
import { LANGUAGE_FILES } from '../../package-languages.ts';
import type { PackageLanguage } from '../../package-languages.ts';
import type { ImportedPlatform } from '../../import/imported-platform.ts';
import type { StoredProblem, StoredTest } from './stored-problem.ts';

/** A test and the name of its files, like `sample/001`. */
export type NamedTest = StoredTest & { readonly name: string };

/** Folders whose tests learners see. */
export const VISIBLE_FOLDERS = ['sample', 'secret/1-visible'];
const HIDDEN_FOLDER = 'secret/2-hidden';

/**
 * Names the tests so that they are read in the order in which they are run, those that learners see
 * first: as samples those that the examples show, or all of them where the examples show none. A
 * package needs a secret test, so one stays that.
 */
export function nameTests({ tests, examples }: StoredProblem): NamedTest[] {
  const visible = tests.filter(({ hidden }) => !hidden);
  const hidden = tests.filter((test) => test.hidden);
  const shown = visible.findIndex((test, index) => !isShown(test, index, examples));
  const all = hidden.length > 0 ? visible.length : visible.length - 1;
  const samples = shown <= 0 ? all : Math.min(shown, all);
  return [
    ...inFolder('sample', visible.slice(0, samples)),
    ...inFolder('secret/1-visible', visible.slice(samples)),
    ...inFolder(HIDDEN_FOLDER, hidden),
  ];
}

function inFolder(folder: string, tests: readonly StoredTest[]): NamedTest[] {
  return tests.map((test, index) => {
    return { ...test, name: `${folder}/${String(index + 1).padStart(3, '0')}` };
  });
}

function isShown(test: StoredTest, index: number, examples: StoredProblem['examples']): boolean {
  return Object.values(examples).some((shown) => {
    const example = shown[index];
    return example !== undefined && shows(example, test);
  });
}

function shows({ input, output }: Example, { texts }: StoredTest): boolean {
  return texts?.input.replace(/\n$/, '') === input && texts.output.replace(/\n$/, '') === output;
}

type SaidOfExamples = Pick<ImportedPlatform, 'examples' | 'own_examples'>;

/** What says the examples beside the samples: words on each where they are those, or all of them. */
export function sayExamples(
  { examples }: StoredProblem,
  tests: readonly NamedTest[],
  languages: readonly PackageLanguage[],
): SaidOfExamples {
  const samples = tests.filter(({ name }) => name.startsWith('sample/'));
  const keys = languages.map((language) => LANGUAGE_FILES[language].key);
  const areSamples =
    isDeepStrictEqual(Object.keys(examples).sort(), keys.toSorted()) &&
    Object.values(examples).every(
      (shown) =>
        shown.length === samples.length &&
        samples.every((test, index) => {
          const example = shown[index];
          return example !== undefined && example.explanation !== '' && shows(example, test);
        }),
    );
  if (!areSamples) return { examples: [], own_examples: mutable(examples) };
  return {
    examples: samples.map(({ name }, index) => ({
      case: name,
      ...explanationsOf(languages, (key) => examples[key]?.[index]?.explanation),
    })),
  };
}

/** What is the same in every language is said once. */
function explanationsOf(
  languages: readonly PackageLanguage[],
  explanationIn: (key: LanguageKey) => string | undefined,
): Partial<SaidOfExamples['examples'][number]> {
  const said = languages.map((language) => explanationIn(LANGUAGE_FILES[language].key));
  const [first] = said;
  if (first !== undefined && said.every((one) => one === first)) return { explanation: first };
  return Object.fromEntries(
    languages.flatMap((language, index) =>
      said[index] === undefined ? [] : [[`explanation_${language}`, said[index]]],
    ),
  );
}

function mutable(examples: StoredProblem['examples']): NonNullable<SaidOfExamples['own_examples']> {
  return Object.fromEntries(
    Object.entries(examples).map(([language, shown]) => [language, [...shown]]),
  );
}
