import { describe, expect, it } from 'vitest';
import { excerptAround } from './excerpt.ts';

describe('excerptAround', () => {
  it('marks the first differing character', () => {
    const { lines } = excerptAround(['1 2 3'], { line: 0, column: 2 });
    expect(lines[0]).toMatchObject({ number: 1, before: '1 ', marked: '2', after: ' 3' });
  });

  it('marks the end of a line that stopped too early', () => {
    const { lines } = excerptAround(['1 2'], { line: 0, column: 3 });
    expect(lines[0]).toMatchObject({ before: '1 2', marked: '', after: '' });
  });

  it('adds the line that is missing', () => {
    const { lines } = excerptAround(['1'], { line: 1, column: 0 });
    expect(lines.map(({ number, marked }) => [number, marked])).toEqual([
      [1, null],
      [2, ''],
    ]);
  });

  it('shows the surroundings of a difference deep in a long output', () => {
    const long = Array.from({ length: 1000 }, (_, index) => String(index));
    const excerpt = excerptAround(long, { line: 500, column: 0 });
    expect(excerpt.lines[0]?.number).toBe(498);
    expect(excerpt.lines).toHaveLength(40);
    expect(excerpt.hiddenBefore).toBe(497);
    expect(excerpt.hiddenBefore + excerpt.lines.length + excerpt.hiddenAfter).toBe(1000);
  });

  it('cuts a long line around the difference', () => {
    const { lines } = excerptAround(['x'.repeat(100_000)], { line: 0, column: 50_000 });
    expect(lines[0]).toMatchObject({ marked: 'x', isCutAtStart: true, isCutAtEnd: true });
    expect(lines[0]?.before).toHaveLength(60);
    expect(lines[0]?.after.length).toBeLessThan(400);
  });

  it('keeps a character of two code units whole', () => {
    const { lines } = excerptAround(['a😀b'], { line: 0, column: 1 });
    expect(lines[0]).toMatchObject({ before: 'a', marked: '😀', after: 'b' });
  });
});
