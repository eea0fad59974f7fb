import { LANGUAGES, type LanguageKey } from '@stepwise/contracts/language';
import type { SearchRecord } from '../../bank/searches/measure-search.ts';
import { quantile } from '../bench/quantile.ts';

/** Of the wrong programs of a kind, the part for which an input is found. */
const SHARES = { labelled: 0.98, mutant: 0.95 } as const;
/** Of the inputs that are found, the median. */
const WORDS = 6;
/** Of a search with its shrinking, the median. */
const SECONDS: Readonly<Record<LanguageKey, number>> = {
  ...{ PYTHON: 1.5, JAVASCRIPT: 1.5, JAVA: 3, TYPESCRIPT: 3 },
};

/** Which of the bounds do not hold, in words. They are those of a quiet machine. */
export function brokenBounds(records: readonly SearchRecord[]): string[] {
  const searched = records.filter(({ end }) => end !== 'not wrong');
  const found = searched.filter(({ kind, end }) => kind !== 'accepted' && end === 'found');
  const words = quantile(
    found.map((record) => record.words ?? 0),
    0.5,
  );
  return [
    ...searched.filter(({ end }) => end === 'broken').map(({ slug }) => `${slug}: broken`),
    ...Object.entries(SHARES).flatMap(([kind, least]) => shareFault(searched, kind, least)),
    ...searched
      .filter(({ kind, end }) => kind === 'accepted' && end === 'found')
      .map(({ slug, name }) => `${slug} ${name}: an input is found for a right program`),
    ...(words > WORDS ? [`${words} words, at most ${WORDS}`] : []),
    ...LANGUAGES.flatMap(({ key, label }) => {
      const own = found.filter(({ language }) => language === key).map(({ seconds }) => seconds);
      const median = quantile(own, 0.5);
      return median > SECONDS[key] ? [`${label}: ${median} s, at most ${SECONDS[key]} s`] : [];
    }),
  ];
}

function shareFault(searched: readonly SearchRecord[], kind: string, least: number): string[] {
  const own = searched.filter((record) => record.kind === kind);
  const share = own.filter(({ end }) => end === 'found').length / own.length;
  const percent = (part: number) => `${(part * 100).toFixed(1)} %`;
  return share < least ? [`${kind}: ${percent(share)} found, at least ${percent(least)}`] : [];
}
