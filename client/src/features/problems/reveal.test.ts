import { describe, expect, it } from 'vitest';
import { fillMore, revealedCount, revealMore, type Reveal } from './reveal.ts';

const start: Reveal = { list: 'all', count: 2, screenful: 2 };

describe('the rows of the problem list', () => {
  it('are 2 at first and 5 more each time', () => {
    const once = revealMore(start, 'all');
    expect(revealedCount(start, 'all', 100)).toBe(2);
    expect(revealedCount(once, 'all', 100)).toBe(7);
    expect(revealedCount(revealMore(once, 'all'), 'all', 100)).toBe(12);
  });

  it('are never more than there are', () => {
    expect(revealedCount(revealMore(start, 'all'), 'all', 4)).toBe(4);
    expect(revealedCount(start, 'all', 0)).toBe(0);
  });

  it('start over with another search or filter', () => {
    const far: Reveal = { list: 'all', count: 52, screenful: 2 };
    expect(revealedCount(far, 'hard', 100)).toBe(2);
    expect(revealMore(far, 'hard')).toEqual({ list: 'hard', count: 7, screenful: 2 });
  });

  it('start with as many as filled the screen before', () => {
    const full = fillMore(fillMore(start, 'all'), 'all');
    const read = revealMore(full, 'all');
    expect(revealedCount(read, 'all', 100)).toBe(17);
    expect(revealedCount(read, 'hard', 100)).toBe(12);
    expect(revealedCount(read, 'hard', 4)).toBe(4);
  });
});
