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

describe('the backups that are kept', () => {
  it('are the last seven days and four weeks', () => {
    const names = nightly(60);
    const superseded = supersededBackups(names);
    const kept = names.filter((name) => !superseded.includes(name));
    expect(kept).toEqual([
      // The Sundays of the weeks before; the present week ends with the last of the days.
      ...['2026-11-01', '2026-11-08', '2026-11-15'].map((day) => at(`${day}T03:00:00Z`)),
      ...names.slice(-7).filter((name) => !name.includes('2026-11-15')),
    ]);
  });

  it('are the last of their day', () => {
    const names = [at('2026-11-21T03:00:00Z'), at('2026-11-21T19:30:05Z')];
    expect(supersededBackups(names)).toEqual([at('2026-11-21T03:00:00Z')]);
  });

  it('are kept for as long as no newer ones follow', () => {
    expect(supersededBackups([at('2020-01-01T00:00:00Z'), at('2020-03-01T00:00:00Z')])).toEqual([]);
  });

  it('and files of other names are left alone', () => {
    const others = ['before-the-exam.gz', 'stepwise-2020-01-01.gz', 'notes.txt'];
    expect(supersededBackups([...others, ...nightly(40)])).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/exam|01-01|notes/)]),
    );
  });
});
