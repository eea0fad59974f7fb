import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { planCommits, type Judging, type Solution } from './plan-commits.ts';

const START = Date.UTC(2026, 0, 1);
const at = (second: number) => new Date(START + second * 1000);

function judging(second: number, verdict = 'Accepted', ms: number | null = 12): Judging {
  return { verdict, at: at(second), ms };
}

function solution(
  id: string,
  judgings: readonly Judging[],
  over: Partial<Solution> = {},
): Solution {
  const createdAt = new Date((judgings[0]?.at.getTime() ?? START) - 1000);
  const problem = { slug: 'twosum', title: 'Two Sum', language: 'PYTHON' } as const;
  return { id, createdAt, judgings, ...problem, ...over };
}

const messages = (...args: Parameters<typeof planCommits>) =>
  planCommits(...args).map(({ message }) => message);

const LOST = solution('a', [judging(10), judging(500, 'Wrong Answer')]);

describe('the commits of a record', () => {
  it('are one for each accepted program, told as the site tells it, without exact times', () => {
    const all = [
      solution('a', [judging(10)]),
      solution('b', [judging(20, 'Wrong Answer')]),
      solution('c', [judging(30, 'Accepted', null)], { language: 'JAVA', title: 'Two\n Sum' }),
    ];
    expect(messages(all, 'all')).toEqual([
      'Two Sum (Python): Accepted, 20 ms',
      'Two Sum (Java): Accepted',
    ]);
    expect(planCommits(all, 'all')[0]).toMatchObject({
      ...{ slug: 'twosum', file: 'solution.py' },
      ...{ authoredAt: START / 1000 + 9, committedAt: START / 1000 + 10 },
    });
  });

  it('are of the first or the latest program of each file alone where that is asked for', () => {
    const all = [
      solution('a', [judging(10)]),
      solution('b', [judging(20)]),
      solution('c', [judging(30)], { language: 'JAVA' }),
    ];
    const shown = (choice: 'first' | 'latest') =>
      planCommits(all, choice).map((commit) => commit.shown?.id);
    expect(shown('first')).toEqual(['a', 'c']);
    expect(shown('latest')).toEqual(['b', 'c']);
  });

  it('keep what was accepted and say when it no longer is, with what stood before', () => {
    const earlier = solution('0', [judging(5)]);
    expect(messages([LOST], 'all')).toEqual([
      'Two Sum (Python): Accepted, 20 ms',
      'Two Sum (Python): Wrong Answer, judged again',
    ]);
    expect(planCommits([LOST], 'all').at(-1)?.shown).toBeNull();
    expect(planCommits([earlier, LOST], 'all').at(-1)?.shown?.id).toBe('0');
    expect(messages([LOST], 'latest')).toEqual([]);
    const [, second] = planCommits([LOST, solution('z', [judging(90)])], 'first');
    expect(second).toMatchObject({ shown: { id: 'z' }, message: expect.stringMatching(/again$/) });
  });

  it('say nothing of a judging that changed nothing', () => {
    const again = solution('a', [judging(10), judging(20, 'Accepted', 99), judging(30)]);
    expect(messages([again], 'all')).toEqual(['Two Sum (Python): Accepted, 20 ms']);
  });
});

const VERDICTS = ['Accepted', 'Wrong Answer', 'Time Limit Exceeded'];

/** Programs for a few problems, each judged a few times. */
const solutions = fc
  .array(
    fc.record({
      slug: fc.constantFrom('one', 'two', '3sum'),
      language: fc.constantFrom('PYTHON' as const, 'JAVA' as const),
      judged: fc.array(fc.tuple(fc.nat(1000), fc.constantFrom(...VERDICTS)), {
        minLength: 1,
        maxLength: 4,
      }),
    }),
    { maxLength: 12 },
  )
  .map((rows) =>
    rows.map(({ slug, language, judged }, index) => {
      const sorted = judged.sort(([one], [other]) => one - other);
      const judgings = sorted.map(([second, verdict]) => judging(second, verdict));
      return solution(String(index).padStart(2, '0'), judgings, { slug, language });
    }),
  );

describe('whatever happened', () => {
  it.each(['all', 'first', 'latest'] as const)(
    'the last commits of %s show exactly what it selects, and dates never decrease',
    (choice) => {
      fc.assert(
        fc.property(solutions, (all) => {
          const planned = planCommits(all, choice);
          const shown = new Map(planned.map((one) => [`${one.slug}/${one.file}`, one.shown?.id]));
          const standing = all.filter(({ judgings }) => judgings.at(-1)?.verdict === 'Accepted');
          const expected = new Map<string, string>();
          const byAge = [...standing].sort(
            (one, other) =>
              one.createdAt.getTime() - other.createdAt.getTime() ||
              Number(one.id) - Number(other.id),
          );
          for (const { id, slug, language } of choice === 'first' ? byAge.reverse() : byAge) {
            expected.set(`${slug}/${language === 'JAVA' ? 'Main.java' : 'solution.py'}`, id);
          }
          expect(new Map([...shown].filter(([, id]) => id !== undefined))).toEqual(expected);
          const dates = planned.map(({ committedAt }) => committedAt);
          expect(dates).toEqual([...dates].sort((one, other) => one - other));
        }),
      );
    },
  );

  it.each(['all', 'first'] as const)('what comes later is added to the end of %s', (choice) => {
    fc.assert(
      fc.property(solutions, fc.nat(1000), (all, second) => {
        const until = all.map((one) => ({
          ...one,
          judgings: one.judgings.filter((judged) => judged.at < at(second)),
        }));
        const before = planCommits(until, choice);
        expect(planCommits(all, choice).slice(0, before.length)).toMatchObject(
          before.map(({ message, committedAt, shown }) => ({
            ...{ message, committedAt },
            shown: shown === null ? null : { id: shown.id },
          })),
        );
      }),
    );
  });
});
