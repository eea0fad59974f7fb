import { describe, expect, it } from 'vitest';
import { JudgingPace } from './judging-pace.ts';

function paceOf(...ms: number[]): JudgingPace {
  const pace = new JudgingPace();
  for (const each of ms) pace.record(each);
  return pace;
}

describe('JudgingPace', () => {
  it('shares what waits among those that are judged at once', () => {
    expect(paceOf(2_000).estimateSeconds(90, 3)).toBe(60);
  });

  it('knows nothing before the first judging, and nothing while none is under way', () => {
    expect(new JudgingPace().estimateSeconds(100, 2)).toBeNull();
    expect(paceOf(2_000).estimateSeconds(100, 0)).toBeNull();
  });

  it('follows a change within some twenty judgings', () => {
    const pace = paceOf(1_000, ...Array.from({ length: 20 }, () => 11_000));
    expect(pace.estimateSeconds(1, 1)).toBeGreaterThan(9);
    expect(paceOf(1_000, 11_000).estimateSeconds(1, 1)).toBeCloseTo(2);
  });
});
