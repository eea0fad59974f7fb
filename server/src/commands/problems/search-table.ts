import { LANGUAGES } from '@stepwise/contracts/language';
import { SEARCHED_KINDS, type SearchRecord } from '../../bank/searches/measure-search.ts';
import { quantile } from '../bench/quantile.ts';

const HEAD =
  'programs              number  found    share  words 50 %  95 %  seconds 50 %   95 %  tried 50 %';

/** What came of searches, by kind and language, and those that found nothing. */
export function searchTable(records: readonly SearchRecord[]): string[] {
  const counted = records.filter(({ end }) => end !== 'not wrong');
  const rows = SEARCHED_KINDS.flatMap((kind) => {
    const ofKind = counted.filter((record) => record.kind === kind);
    const languages = LANGUAGES.map(({ key, label }) => ({
      name: `${kind}, ${label}`,
      own: ofKind.filter(({ language }) => language === key),
    }));
    return [...languages, { name: `${kind}, all`, own: ofKind }];
  });
  const shown = rows.filter(({ own }) => own.length > 0).map(({ name, own }) => row(name, own));
  const odd = counted.filter(({ kind, end }) => end !== (kind === 'accepted' ? 'none' : 'found'));
  return [
    HEAD,
    ...shown,
    '',
    `Not found, or found for a right one: ${odd.length}`,
    ...odd.map(told),
  ];
}

function row(name: string, records: readonly SearchRecord[]): string {
  const found = records.filter(({ end }) => end === 'found');
  const words = found.map((record) => record.words ?? 0);
  const seconds = found.map((record) => record.seconds);
  const tried = found.map((record) => record.tried);
  const share = (found.length / records.length) * 100;
  return [
    name.padEnd(21),
    String(records.length).padStart(6),
    String(found.length).padStart(6),
    `${share.toFixed(1)} %`.padStart(8),
    figure(quantile(words, 0.5), 0).padStart(11),
    figure(quantile(words, 0.95), 0).padStart(5),
    figure(quantile(seconds, 0.5), 2).padStart(13),
    figure(quantile(seconds, 0.95), 2).padStart(6),
    figure(quantile(tried, 0.5), 0).padStart(11),
  ].join(' ');
}

const figure = (value: number, digits: number): string =>
  Number.isNaN(value) ? '-' : value.toFixed(digits);

function told({ slug, name, language, end, tried, seconds, note }: SearchRecord): string {
  const effort = `${tried} tried in ${seconds.toFixed(1)} s`;
  const said = note === null ? '' : `; ${note}`;
  return `  ${slug} ${name} (${language}): ${end === 'broken' ? 'broken' : effort}${said}`;
}
