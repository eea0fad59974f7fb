import { describe, expect, it } from 'vitest';
import { submissionMemory, submissionTime } from './submission-figures.ts';

describe('the figures of a submission', () => {
  it('are the mean time with 3 decimals and the mean memory in Mb with 2', () => {
    expect(submissionTime('["0.021 s","0.025 s"]')).toBe('0.023 s');
    expect(submissionMemory('["9216 KB","9728 KB"]')).toBe('9.25 Mb');
  });

  it('are dashes while nothing ran', () => {
    expect(submissionTime('[]')).toBe('–');
    expect(submissionMemory('')).toBe('–');
  });
});
