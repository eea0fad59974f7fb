import type { Rehearsal } from '@stepwise/contracts/rehearsal';
import { REHEARSAL_MINUTES, REHEARSAL_PROBLEMS_MAX } from '@stepwise/contracts/rehearsal-limits';
import { paths } from '../../lib/paths.ts';

/** Problems by their numbers, which are the same for all people, and a time. */
export type ProblemSet = { readonly numbers: readonly number[]; readonly minutes: string };

const NUMBER = /^[1-9]\d{0,5}$/;
const FIRST_MINUTES = 45;

/** The page that offers the same problems and time to whoever opens it. */
export function pathOfSet({ minutes, problems }: SetOf): string {
  const numbers = problems.map(({ number }) => String(number)).join(',');
  return `${paths.rehearsal}?problems=${numbers}&minutes=${String(minutes)}`;
}

type SetOf = Pick<Rehearsal, 'minutes'> & {
  readonly problems: readonly Pick<Rehearsal['problems'][number], 'number'>[];
};

/** What such an address asks for; null where it asks for no problem. Anybody may have written it. */
export function setOf(search: URLSearchParams): ProblemSet | null {
  const texts = (search.get('problems') ?? '').split(',').filter((text) => NUMBER.test(text));
  const numbers = [...new Set(texts.map(Number))].slice(0, REHEARSAL_PROBLEMS_MAX);
  if (numbers.length === 0) return null;
  const wanted = search.get('minutes');
  const minutes = REHEARSAL_MINUTES.find((each) => String(each) === wanted) ?? FIRST_MINUTES;
  return { numbers, minutes: String(minutes) };
}
