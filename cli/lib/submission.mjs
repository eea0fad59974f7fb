import { EXIT } from './failure.mjs';
import { quote, say } from './say.mjs';

/** @typedef {{ index: number, status: string, hidden: boolean, stdin: string | null,
 *   expected: string | null, stdout: string | null, stderr: string | null, time: string | null }} JudgedTest */

/** @param {string} status */
export function isFinal(status) {
  return status !== 'In Queue' && status !== 'Processing';
}

/**
 * One test that did not pass, in a line; of a hidden one only the verdict is known.
 * @param {JudgedTest} test
 */
export function testText({ index, status, hidden, stdin, expected, stdout }) {
  const head = `test ${index}: ${status}`;
  if (hidden) return `${head} (hidden)`;
  if (status !== 'Wrong Answer') return head;
  return `${head}: for ${show(stdin)} got ${show(stdout)}, expected ${show(expected)}`;
}

/** @param {string | null} text */
function show(text) {
  return quote((text ?? '').trimEnd());
}

/**
 * Says how a submission ended, and answers with the exit status for that.
 * @param {any} submission
 * @param {string} address
 */
export function sayVerdict(submission, address) {
  const { status, passedCount, totalCount, compileOutput } = submission;
  if (compileOutput) say(String(compileOutput).trimEnd());
  say(`${status}  ${passedCount}/${totalCount}${slowest(submission.time)}, ${address}`);
  if (status === 'Internal Error')
    say('The judge failed, not your program. Submit it again in a minute.');
  return status === 'Accepted' ? EXIT.ok : EXIT.rejected;
}

/**
 * The longest time of a test, out of JSON text like `["0.021 s"]`.
 * @param {unknown} text
 */
function slowest(text) {
  try {
    /** @type {unknown[]} */
    const times = JSON.parse(String(text));
    const seconds = times.map((one) => Number.parseFloat(String(one))).filter(Number.isFinite);
    return seconds.length === 0 ? '' : `, ${Math.round(Math.max(...seconds) * 1000)} ms`;
  } catch {
    return ''; // A newer site says it otherwise; the verdict is what counts.
  }
}
