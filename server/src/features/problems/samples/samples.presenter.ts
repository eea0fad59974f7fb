import { randomUUID } from 'node:crypto';
import type { Samples } from '@stepwise/contracts/samples';
import { isCustomChecker } from '../../../judge/answer/custom-checker.ts';
import type { SamplesRow } from './samples.queries.ts';

/** Samples as Competitive Companion has them. A checker that is a program stays here. */
export function presentSamples(row: SamplesRow, url: string): Samples {
  return {
    name: row.title,
    group: 'Stepwise',
    url,
    interactive: false,
    memoryLimit: Math.round(row.memoryLimitKb / 1024),
    timeLimit: row.timeLimitMs,
    tests: row.tests.map(({ input, output, checker }) => {
      return { input, output, checker: isCustomChecker(checker) ? null : checker };
    }),
    testType: 'single',
    input: { type: 'stdin' },
    output: { type: 'stdout' },
    languages: { java: { mainClass: 'Main', taskClass: className(row.title) } },
    batch: { id: randomUUID(), size: 1 },
  };
}

/** "Two Sum II" as TwoSumII. */
function className(title: string): string {
  const words = title.match(/[a-z\d]+/gi) ?? [];
  const name = words.map((word) => word.slice(0, 1).toUpperCase() + word.slice(1)).join('');
  return /^[a-z]/i.test(name) ? name : `Task${name}`;
}
