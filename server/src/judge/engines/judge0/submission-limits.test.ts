import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { limitsFor } from '../../languages.ts';
import { configAnswer } from './transport/answers.ts';
import { submissionLimits } from './submission-limits.ts';

const recorded = JSON.parse(
  readFileSync(new URL('fixtures/answers.json', import.meta.url), 'utf8'),
) as Record<string, { readonly text: string }>;
/** A stock server's. */
const config = configAnswer.parse(JSON.parse(recorded['get_config_info']?.text ?? ''));

const PROBLEM = { timeMs: 2000, memoryKb: 256 << 10 };

it('sends every limit in the units of Judge0', () => {
  const limits = limitsFor('PYTHON', PROBLEM, 100);
  expect(submissionLimits('PYTHON', limits, config)).toEqual({
    cpu_time_limit: 5,
    cpu_extra_time: 0,
    wall_time_limit: 11,
    memory_limit: 256 << 10,
    stack_limit: 64 << 10,
    // Of the 224 that the judge allows, as many as a stock server gives.
    max_processes_and_or_threads: 120,
    max_file_size: 1025,
  });
});

it('cuts to the maxima of the server what it would refuse', () => {
  const huge = {
    cpuMs: 60_000,
    wallMs: 120_000,
    memoryKb: 1 << 20,
    outputBytes: 9 << 20,
    processes: 500,
  };
  expect(submissionLimits('JAVASCRIPT', huge, config)).toMatchObject({
    cpu_time_limit: 15,
    wall_time_limit: 20,
    memory_limit: 512_000,
    max_processes_and_or_threads: 120,
    max_file_size: 4096,
  });
});

it('raises to the minima of the server what it would refuse', () => {
  const tiny = { cpuMs: 100, wallMs: 300, memoryKb: 1000, outputBytes: 0, processes: 1 };
  expect(submissionLimits('PYTHON', tiny, config)).toMatchObject({
    cpu_time_limit: 0.1,
    wall_time_limit: 1,
    memory_limit: 2048,
    max_file_size: 1,
  });
});

it('leaves Java the memory the server has: its heap cannot be told a limit', () => {
  const limits = limitsFor('JAVA', PROBLEM, 100);
  expect(submissionLimits('JAVA', limits, config).memory_limit).toBe(512_000);
});
