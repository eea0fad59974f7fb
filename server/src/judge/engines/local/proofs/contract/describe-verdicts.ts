import type { LanguageKey } from '@stepwise/contracts/language';
import { LANGUAGE_KEYS } from '@stepwise/contracts/language';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { JudgeJob } from '../../../../judge-job.ts';
import { foldersOfBoxes } from '../support/folders-of-boxes.ts';
import { sampleOf } from '../../../../contract/sample.ts';
import type { Place, User } from '../support/places-to-judge.ts';
import { boxes, killBoxOf } from '../support/processes.ts';
import { SLEEPERS, VERDICT_TABLE } from './verdict-table.ts';

/** Generous in time: the machine that tests is seldom idle. */
const LIMITS = { timeMs: 5000, memoryKb: 256 << 10 };

function jobOf(
  language: LanguageKey,
  source: string,
  limits: Partial<JudgeJob['limits']> = {},
  pairs: readonly (readonly [number, number])[] = [[1, 2]],
): JudgeJob {
  const tests = pairs.map(([a, b]) => ({
    stdin: Buffer.from(`${a} ${b}\n`),
    expected: Buffer.from(`${a + b}\n`),
    checker: 'lines',
  }));
  return { program: { language, source }, tests, limits: { ...LIMITS, ...limits }, owner: 'table' };
}

const text = (bytes: Uint8Array | undefined): string => Buffer.from(bytes ?? []).toString();

const ROWS = VERDICT_TABLE.flatMap((row) =>
  LANGUAGE_KEYS.map((language) => ({ name: row.name, language, row })),
);

/**
 * Declares what the judge says of every row where the engine runs as that user.
 * @param step of the rows, every how many a quick run takes
 */
export function describeVerdicts({ user, open }: User, step = 1): void {
  describe(`as ${user}`, () => declareTests(user, open, step));
}

function declareTests(user: string, open: User['open'], step: number): void {
  let place: Place;
  beforeAll(async () => {
    place = await open();
  });
  afterAll(() => place.close());

  it('the engine runs', () => {
    expect(place.uid === 0).toBe(user === 'root');
    expect(place.status).toMatchObject({ state: 'ready', reasons: [] });
    // Root's groups are not for others: there the watch in each box is alone.
    const isOther = process.getuid?.() !== place.uid;
    expect(place.status.accounting).toMatch(isOther ? /without a cgroup/ : /^Memory/);
  });

  it.each(sampleOf(ROWS, step))('$name: $language', async ({ language, row }) => {
    const job = jobOf(language, row.programs[language], row.limits);
    const { verdict, tests, compileOutput } = await place.judge(job);
    expect(verdict).toBe(row.verdict);
    const run = tests[0]?.run;
    if (row.run) expect(run).toMatchObject(row.run);
    if (row.says) expect(`${compileOutput}\n${text(run?.stderr)}`).toMatch(row.says);
  });

  it.each(LANGUAGE_KEYS)('the right answer to several tests: %s', async (language) => {
    const accepted = VERDICT_TABLE[0]?.programs[language] ?? '';
    const pairs = [1, 2, 3, 4, 5, 6].map((a) => [a, 2] as const);
    const { verdict, passedCount } = await place.judge(jobOf(language, accepted, {}, pairs));
    expect({ verdict, passedCount }).toEqual({ verdict: 'Accepted', passedCount: pairs.length });
  });

  describe('a box that is lost', () => {
    /** Told apart from every other sleep of the machine by its fraction of a second. */
    const mark = (index: number): string => `.${process.pid}${place.pid}${index}`;

    it.each(LANGUAGE_KEYS)('once is replaced: %s', async (language) => {
      const seconds = `3${mark(LANGUAGE_KEYS.indexOf(language))}`;
      const judging = place.judge(jobOf(language, SLEEPERS[language](seconds)));
      await killBoxOf(seconds, place.pid);
      expect((await judging).verdict).toBe('Accepted');
    });

    it.each(LANGUAGE_KEYS)('twice is the doing of its test: %s', async (language) => {
      const seconds = `8${mark(LANGUAGE_KEYS.indexOf(language))}`;
      const judging = place.judge(jobOf(language, SLEEPERS[language](seconds)));
      await killBoxOf(seconds, place.pid);
      await killBoxOf(seconds, place.pid);
      const { verdict, tests } = await judging;
      expect(verdict).toBe('Runtime Error');
      expect(tests[0]?.run).toMatchObject({ ending: 'signaled', signal: 'SIGKILL' });
      expect(text(tests[0]?.run?.stderr)).toBe('terminated by the sandbox\n');
    });
  });

  it('nothing is left when it closes', async () => {
    expect(boxes(place.pid).length).toBeGreaterThan(0);
    await place.close();
    expect(boxes(place.pid)).toEqual([]);
    expect(foldersOfBoxes(place.pid)).toEqual([]);
  });
}
