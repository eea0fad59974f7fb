import { describe, expect, it } from 'vitest';
import { bringUpToDate, type History } from './bring-up-to-date.ts';

const at = (time: string) => new Date(`2026-05-${time}:00Z`);
const person = {
  timeZone: 'UTC',
  today: '2026-05-10',
  now: at('10T12:00'),
  latestSeconds: {},
};
const nothing: History = {
  problemId: 'p',
  difficulty: 'EASY',
  ...{ tries: [], sessions: [], logs: [] },
  help: { hintAt: null, editorialAt: null, solutionAt: null },
};

let ids = 0;
const tried = (time: string, verdict = 'Wrong Answer') => {
  ids += 1;
  return { id: `s${ids}`, verdict, createdAt: at(time) };
};
const accepted = (time: string) => tried(time, 'Accepted');
const session = (time: string, isReview = false, activeSeconds = 300) => ({
  day: `2026-05-${time.slice(0, 2)}`,
  openedAt: at(time),
  ...{ isReview, activeSeconds },
});
const changes = (history: Partial<History>) => bringUpToDate({ ...nothing, ...history }, person);
const added = (history: Partial<History>) =>
  changes(history).added.map(({ day, grade }) => `${day} ${grade}`);

describe('the logs of a problem', () => {
  it('have one grade for each day with an accepted program, that of the first', () => {
    const tries = [
      accepted('01T10:00'),
      tried('01T11:00'),
      accepted('01T12:00'),
      accepted('05T09:00'),
    ];
    const { added, removed } = changes({ tries });
    expect(removed).toEqual([]);
    expect(added).toMatchObject([
      { day: '2026-05-01', grade: 'GOOD', at: at('01T10:00'), submissionId: tries[0]?.id },
      { day: '2026-05-05', grade: 'GOOD', submissionId: tries[3]?.id },
    ]);
  });

  it('have none for what was not solved', () => {
    expect(changes({ tries: [tried('01T10:00')], sessions: [session('01T09:00')] })).toEqual({
      ...{ added: [], removed: [] },
    });
  });

  it('stay as they are when nothing has happened', () => {
    const first = accepted('01T10:00');
    const log = {
      day: '2026-05-01',
      grade: 'EASY' as const,
      submissionId: first.id,
      at: at('01T10:00'),
    };
    expect(changes({ tries: [first, accepted('01T20:00')], logs: [log] })).toEqual({
      ...{ added: [], removed: [] },
    });
  });

  it('lose one whose program is no longer accepted, and take the next of that day', () => {
    const [lost, next] = [tried('01T10:00'), accepted('01T12:00')];
    const log = {
      day: '2026-05-01',
      grade: 'GOOD' as const,
      submissionId: lost.id,
      at: at('01T10:00'),
    };
    expect(changes({ tries: [lost, next], logs: [log] })).toMatchObject({
      removed: ['2026-05-01'],
      added: [{ day: '2026-05-01', submissionId: next.id }],
    });
  });

  it('count what was rejected since the last grade, but for what did not compile', () => {
    const tries = [
      ...[tried('01T08:00'), tried('01T09:00'), tried('01T09:01', 'Compilation Error')],
      ...[accepted('01T10:00'), tried('03T10:00'), accepted('03T11:00')],
    ];
    expect(changes({ tries }).added.map(({ evidence }) => evidence.rejected)).toEqual([2, 1]);
    const wrong = ['01T08:00', '01T09:00', '01T09:30'].map((time) => tried(time));
    expect(added({ tries: [...wrong, accepted('01T10:00')] })).toEqual(['2026-05-01 HARD']);
  });

  it('know of help that was on the screen before, and not of what was read afterwards', () => {
    const tries = [accepted('02T10:00')];
    const help = nothing.help;
    expect(added({ tries, help: { ...help, hintAt: at('02T09:00') } })).toEqual([
      '2026-05-02 HARD',
    ]);
    expect(added({ tries, help: { ...help, hintAt: at('02T11:00') } })).toEqual([
      '2026-05-02 GOOD',
    ]);
    expect(added({ tries, help: { ...help, editorialAt: at('01T09:00') } })).toEqual([
      '2026-05-02 AGAIN',
    ]);
    expect(added({ tries, help: { ...help, solutionAt: at('02T10:01') } })).toEqual([
      '2026-05-02 GOOD',
    ]);
  });

  it('hold a quick solution for an easy one only by the clock of the server', () => {
    const tries = [accepted('02T10:00')];
    expect(added({ tries, sessions: [session('02T09:55', false, 60)] })).toEqual([
      '2026-05-02 EASY',
    ]);
    expect(added({ tries, sessions: [session('02T09:00', false, 60)] })).toEqual([
      '2026-05-02 GOOD',
    ]);
    expect(added({ tries, sessions: [session('02T04:00', false, 4_000)] })).toEqual([
      '2026-05-02 HARD',
    ]);
  });

  it('say that a review of an earlier day was not finished, not that a page was looked at', () => {
    const tries = [accepted('01T10:00')];
    const sessions = [session('04T10:00'), session('06T10:00', true), session('10T10:00', true)];
    expect(added({ tries, sessions })).toEqual(['2026-05-01 GOOD', '2026-05-06 AGAIN']);
  });

  it('go forward, whatever the time zone', () => {
    const first = accepted('05T10:00');
    const log = {
      day: '2026-05-06',
      grade: 'GOOD' as const,
      submissionId: first.id,
      at: at('05T12:00'),
    };
    expect(added({ tries: [first, accepted('05T20:00')], logs: [log] })).toEqual([]);
  });

  it('have a program once, also when its day is a later one further east', () => {
    const first = accepted('05T20:00');
    const log = {
      day: '2026-05-05',
      grade: 'GOOD' as const,
      submissionId: first.id,
      at: at('05T20:00'),
    };
    const tries = [first, accepted('07T20:00')];
    const inTokyo = { ...person, timeZone: 'Asia/Tokyo' };
    const { added, removed } = bringUpToDate({ ...nothing, tries, logs: [log] }, inTokyo);
    expect(removed).toEqual([]);
    expect(added).toMatchObject([{ day: '2026-05-08', submissionId: tries[1]?.id }]);
  });

  describe('whose first log is of a day that is a later one further east', () => {
    // At five in the morning of the next day in Tokyo.
    const first = accepted('05T20:00');
    const log = {
      ...{ day: '2026-05-05', grade: 'GOOD' as const },
      ...{ submissionId: first.id, at: at('05T20:00') },
    };
    const opened = { ...session('06T01:00', true), day: '2026-05-06' };
    const inTokyo = (history: Partial<History>) =>
      bringUpToDate(
        { ...nothing, sessions: [opened], logs: [log], ...history },
        { ...person, timeZone: 'Asia/Tokyo' },
      );

    it('have one more when it is solved again on that day, and no second one', () => {
      const tries = [first, accepted('06T01:10'), accepted('06T01:20')];
      const again = { day: '2026-05-06', submissionId: tries[1]?.id, at: at('06T01:10') };
      const { added } = inTokyo({ tries });
      expect(added).toMatchObject([again]);
      expect(inTokyo({ tries, logs: [log, ...added] }).added).toEqual([]);
    });

    it('have none for what was sent on the day of the log', () => {
      const tries = [first, accepted('05T20:10')];
      expect(inTokyo({ tries, sessions: [] }).added).toEqual([]);
    });

    it('know that a review of that day was not finished', () => {
      const again = { day: '2026-05-06', grade: 'AGAIN', submissionId: null };
      expect(inTokyo({ tries: [first] }).added).toMatchObject([again]);
      expect(inTokyo({ tries: [first, accepted('05T20:10')] }).added).toMatchObject([again]);
    });
  });

  it('know what was rejected after a review that was not finished, whenever that is noticed', () => {
    const during = ['06T10:10', '06T10:20'].map((time) => tried(time));
    const after = ['08T10:00', '08T10:10', '08T10:20'].map((time) => tried(time));
    const history = {
      tries: [accepted('01T10:00'), ...during, ...after, accepted('08T11:00')],
      sessions: [session('06T10:00', true)],
    };
    const grades = changes(history).added;
    const rejected = grades.map(({ day, evidence }) => [day, evidence.rejected]);
    const all = [
      ['2026-05-01', 0],
      ['2026-05-06', 2],
      ['2026-05-08', 3],
    ];
    expect(rejected).toEqual(all);
    const logs = grades.slice(0, 2);
    expect(changes({ ...history, logs }).added.map(({ evidence }) => evidence.rejected)).toEqual([
      3,
    ]);
  });
});
