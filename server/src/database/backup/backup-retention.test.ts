import { describe, expect, it } from 'vitest';
import { backupName, supersededBackups } from './backup-retention.ts';

const at = (iso: string): string => backupName(new Date(iso));

/** One backup a day at three in the morning, newest last. */
function nightly(days: number): string[] {
  const last = Date.parse('2026-11-22T03:00:00Z');
  return Array.from({ length: days }, (_, index) =>
    backupName(new Date(last - (days - 1 - index) * 24 * 60 * 60 * 1000)),
  );
}

/** When the newest of them has been there for a day. */
function dayAfter(names: readonly string[]): Date {
  const newest = Math.max(...names.map(timeOf));
  return new Date(newest + 24 * 60 * 60 * 1000);
}

function timeOf(name: string): number {
  const [, day = '', ...parts] = /(\d{4}-\d\d-\d\d)T(\d\d)(\d\d)(\d\d)Z/.exec(name) ?? [];
  return Date.parse(`${day}T${parts.join(':')}Z`);
}

describe('the backups that are kept', () => {
  it('are the last seven days and four weeks', () => {
    const names = nightly(60);
    const superseded = supersededBackups(names, dayAfter(names));
    const kept = names.filter((name) => !superseded.includes(name));
    expect(kept).toEqual([
      // The Sundays of the weeks before; the present week ends with the last of the days.
      ...['2026-11-01', '2026-11-08', '2026-11-15'].map((day) => at(`${day}T03:00:00Z`)),
      ...names.slice(-7).filter((name) => !name.includes('2026-11-15')),
    ]);
  });

  it('are the last of their day, once it has been there for a day', () => {
    const names = [at('2026-11-21T03:00:00Z'), at('2026-11-21T19:30:05Z')];
    expect(supersededBackups(names, dayAfter(names))).toEqual([at('2026-11-21T03:00:00Z')]);
  });

  it.each(['2026-11-21T19:30:05Z', '2026-11-22T03:00:00Z', '2026-11-22T19:30:04Z'])(
    'are all of the last 24 hours, which cost no other one its place (%s)',
    (now) => {
      const names = [at('2026-11-21T03:00:00Z'), at('2026-11-21T19:30:05Z')];
      expect(supersededBackups(names, new Date(now))).toEqual([]);
    },
  );

  it('are as many older ones however often one is made within a day', () => {
    const old = nightly(60);
    const many = ['05', '06', '07'].map((hour) => at(`2026-11-23T${hour}:00:00Z`));
    const now = new Date('2026-11-23T07:00:00Z');
    expect(supersededBackups([...old, ...many], now)).toEqual(supersededBackups(old, now));
  });

  it('are kept for as long as no newer ones follow', () => {
    const names = [at('2020-01-01T00:00:00Z'), at('2020-03-01T00:00:00Z')];
    expect(supersededBackups(names, new Date('2026-11-22T03:00:00Z'))).toEqual([]);
  });

  it('and files of other names are left alone', () => {
    const others = ['before-the-exam.gz', 'stepwise-2020-01-01.gz', 'notes.txt'];
    const nights = nightly(40);
    expect(supersededBackups([...others, ...nights], dayAfter(nights))).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/exam|01-01|notes/)]),
    );
  });
});
