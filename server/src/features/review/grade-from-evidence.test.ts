import { describe, expect, it } from 'vitest';
import { gradeFromEvidence, usualSeconds, type Evidence } from './grade-from-evidence.ts';

const smooth: Evidence = {
  rejected: 0,
  hint: false,
  gaveUp: false,
  activeSeconds: 900,
  elapsedSeconds: 1_000,
};

describe('a grade', () => {
  it.each<[string, Partial<Evidence>, string]>([
    ['solved in the usual time', {}, 'GOOD'],
    ['solved with two tries', { rejected: 2 }, 'GOOD'],
    ['solved after three rejected', { rejected: 3 }, 'HARD'],
    ['solved with a hint', { hint: true }, 'HARD'],
    ['solved slowly', { activeSeconds: 2_001 }, 'HARD'],
    ['in twice the usual time', { activeSeconds: 2_000 }, 'GOOD'],
    ['open for days, worked on for minutes', { elapsedSeconds: 500_000 }, 'GOOD'],
    ['solved at once', { activeSeconds: 300, elapsedSeconds: 600 }, 'EASY'],
    [
      'solved at once, but with a try',
      { elapsedSeconds: 600, activeSeconds: 1, rejected: 1 },
      'GOOD',
    ],
    ['at once by the page, not by the clock', { activeSeconds: 1, elapsedSeconds: 601 }, 'GOOD'],
    ['at once by the clock, not by the page', { activeSeconds: 601, elapsedSeconds: 2 }, 'GOOD'],
    ['without the page', { activeSeconds: null, elapsedSeconds: null }, 'GOOD'],
    ['after the editorial', { gaveUp: true, activeSeconds: 1, elapsedSeconds: 1 }, 'AGAIN'],
    ['after a hint, at once', { hint: true, activeSeconds: 1, elapsedSeconds: 1 }, 'HARD'],
  ])('%s', (_name, evidence, grade) => {
    expect(gradeFromEvidence({ ...smooth, ...evidence }, 1_000)).toBe(grade);
  });
});

describe('the usual time', () => {
  it('is a round number until five problems of the difficulty are solved', () => {
    expect(usualSeconds('EASY', [])).toBe(900);
    expect(usualSeconds('MEDIUM', [1, 2, 3, 4])).toBe(1_500);
    expect(usualSeconds('HARD', [1])).toBe(2_400);
  });

  it('is then the median of the last twenty', () => {
    expect(usualSeconds('EASY', [5, 1, 4, 2, 3])).toBe(3);
    expect(usualSeconds('EASY', [10, 20, 40, 30, 60, 50])).toBe(35);
    const latest = [
      ...Array.from({ length: 20 }, () => 100),
      ...Array.from({ length: 80 }, () => 1),
    ];
    expect(usualSeconds('HARD', latest)).toBe(100);
  });
});
