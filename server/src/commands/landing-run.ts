import type { Trace } from '@stepwise/contracts/trace';
import { join, resolve } from 'node:path';
import { BANK_DIRECTORY, readProblem } from '../bank/read-problem.ts';
import { recordTrace } from '../trace/record-trace.ts';
import type { Asking } from '../trace/recording.ts';

/** What the landing page plays. */
export const LANDING_RUN_FILE = resolve(
  import.meta.dirname,
  '../../../client/src/app/landing/recorded-run.json',
);

/** A reference of the bank that has a loop to see, on an input that fits into a glance. */
const SLUG = 'binarysearch';
const LANGUAGE = 'JAVASCRIPT';
const INPUT = '9 1\n2 5 8 12 16 23 38 56 72\n23\n';
const EXPECTED = '5\n';

/**
 * Records the run that the landing page plays, as the text of its file: a line for each step.
 * @throws when the reference does not run to its end, or is wrong; what JudgeEngine.run throws
 */
export async function recordLandingRun(asking: Asking): Promise<string> {
  const { title, references, starters } = await readProblem(join(BANK_DIRECTORY, SLUG));
  const source = references[LANGUAGE];
  if (source === undefined) throw new Error(`${SLUG} has no reference in ${LANGUAGE}`);
  const trace = await recordTrace({ language: LANGUAGE, source }, INPUT, asking);
  if (trace.end.kind !== 'exit') throw new Error(trace.end.message);
  if (printedBy(trace) !== EXPECTED) throw new Error(`${SLUG} printed ${printedBy(trace)}`);
  const { steps, ...rest } = trace;
  const about = {
    ...{ title, language: LANGUAGE, source, starter: starters[LANGUAGE] ?? null },
    ...{ input: INPUT, expected: EXPECTED, ...rest },
  };
  const fields = Object.entries(about).map(
    ([name, value]) => `"${name}": ${JSON.stringify(value)}`,
  );
  const lines = steps.map((step) => JSON.stringify(step)).join(',\n');
  return `{\n${fields.join(',\n')},\n"steps": [\n${lines}\n]\n}\n`;
}

function printedBy({ steps, ops }: Trace): string {
  return [...steps.flatMap((step) => step.ops), ...ops]
    .flatMap((op) => (op[0] === 'p' ? [op[1]] : []))
    .join('');
}
