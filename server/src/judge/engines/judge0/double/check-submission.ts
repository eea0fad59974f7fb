import { randomUUID } from 'node:crypto';
import { LANGUAGES } from '@stepwise/contracts/language';
import type { StoredSubmission } from './stored-submission.ts';

type Given = Readonly<Record<string, unknown>>;
type Wrong = Record<string, string[]>;

/** Maxima and defaults of a stock server. */
const NUMBERS = {
  cpu_time_limit: { start: 5, most: 15, least: 0 },
  cpu_extra_time: { start: 1, most: 5, least: 0 },
  wall_time_limit: { start: 10, most: 20, least: 1 },
  memory_limit: { start: 128_000, most: 512_000, least: 2048 },
  stack_limit: { start: 64_000, most: 128_000, least: 0 },
  max_processes_and_or_threads: { start: 60, most: 120, least: 1 },
  max_file_size: { start: 1024, most: 4096, least: 0 },
  number_of_runs: { start: 1, most: 20, least: 1 },
} as const;

type NumberName = keyof typeof NUMBERS;

/** A submission that can be queued, or what is wrong with it, in Judge0's words. */
export function checkSubmission(given: Given): StoredSubmission | { readonly wrong: Wrong } {
  const wrong: Wrong = {};
  const source = decode(given['source_code']);
  if (source.toString().trim() === '') wrong['source_code'] = ["can't be blank"];
  const language = LANGUAGES.find(({ id }) => id === given['language_id']);
  if (!language) {
    wrong['language_id'] = [`language with id ${String(given['language_id'])} doesn't exist`];
  }
  if (
    given['compiler_options'] !== undefined &&
    language &&
    !['JAVA', 'TYPESCRIPT'].includes(language.key)
  ) {
    wrong['compiler_options'] = ['setting compiler options is only allowed for compiled languages'];
  }
  const numbers = Object.fromEntries(
    Object.entries(NUMBERS).map(([name, { start, most, least }]) => {
      const value = Number(given[name] ?? start);
      if (value > most) wrong[name] = [`must be less than or equal to ${most}`];
      if (value < least) wrong[name] = [`must be greater than or equal to ${least}`];
      return [name, value];
    }),
  ) as Record<NumberName, number>;
  if (!language || Object.keys(wrong).length > 0) return { wrong };
  return {
    token: randomUUID(),
    language: language.key,
    source: source.toString(),
    stdin: decode(given['stdin']),
    limits: {
      cpuS: numbers.cpu_time_limit,
      wallS: numbers.wall_time_limit,
      memoryKb: numbers.memory_limit,
      processes: numbers.max_processes_and_or_threads,
      fileKb: numbers.max_file_size,
    },
    status: 1,
    result: null,
  };
}

function decode(text: unknown): Buffer {
  return Buffer.from(typeof text === 'string' ? text : '', 'base64');
}
