import { describe, expect, it } from 'vitest';
import { summariseResult } from './result-summary.ts';

describe('summariseResult', () => {
  it('gives the rate with 1, the runtime with 3 and the memory with 0 decimals', () => {
    const summary = summariseResult({
      passedCount: 2,
      totalCount: 3,
      time: '["0.021 s","0.0346 s"]',
      memory: '["9216 KB","9301 KB"]',
    });
    expect(summary).toEqual({
      successRate: '66.7%',
      averageRuntime: '0.028 s',
      averageMemory: '9259 KB',
    });
  });

  it('shows dashes where nothing ran', () => {
    const summary = summariseResult({ passedCount: 0, totalCount: 0, time: '[]', memory: '[]' });
    expect(summary).toEqual({ successRate: '–', averageRuntime: '–', averageMemory: '–' });
  });

  it('says 0.0% when tests ran and none passed', () => {
    const result = { passedCount: 0, totalCount: 3, time: '[]', memory: '[]' };
    expect(summariseResult(result).successRate).toBe('0.0%');
  });
});
