import { parseChecker } from '../../server/src/judge/answer/compare-output.mjs';
import { EXIT, Failure } from '../lib/failure.mjs';
import { findInterpreter, LOCAL_LANGUAGES } from '../lib/languages.mjs';
import { findProject, readSource, readTests } from '../lib/project.mjs';
import { runProgram } from '../lib/run-program.mjs';
import { quote, say } from '../lib/say.mjs';

/** @import { Ran } from '../lib/run-program.mjs' */
/** @import { LocalTest } from '../lib/project.mjs' */

/** A loaded laptop is no judge: only what runs on and on is stopped. */
const TIME_FACTOR = 5;
const TIME_LEAST_MS = 10_000;
/** Node says what is wrong in the first lines, Python in the last. */
const STDERR_LINES = { first: 6, last: 3 };

export const test = {
  usage: 'test',
  summary: 'Run the samples, and your own *.in and *.out, on this computer',
  options: {},

  async run() {
    const { folder, project } = findProject('.');
    const { file } = LOCAL_LANGUAGES[project.language];
    readSource(`${folder}/${file}`);
    const tests = readTests(folder, project);
    if (tests.length === 0)
      throw new Failure(EXIT.usage, 'There are no tests: write some as 1.in and 1.out');
    const { command, version } = findInterpreter(project.language);
    say(
      `${version} of this computer, without a sandbox. The judge's may differ, and it has more tests.`,
    );
    const withinMs = Math.max(TIME_LEAST_MS, project.timeLimitMs * TIME_FACTOR);
    let failed = 0;
    for (const one of tests) {
      const ran = await runProgram({
        command,
        args: [file],
        cwd: folder,
        input: one.input,
        withinMs,
      });
      const { isFailed, text } = judge(one, ran);
      if (isFailed) failed += 1;
      say(`${one.name} ${text}`);
    }
    if (failed > 0) say(`${failed} of ${tests.length} failed`);
    return failed === 0 ? EXIT.ok : EXIT.rejected;
  },
};

/**
 * @param {LocalTest} test
 * @param {Ran} ran
 * @returns {{ isFailed: boolean, text: string }}
 */
function judge({ expected, checker }, ran) {
  const { stdout, code, signal, stopped, ms } = ran;
  if (stopped === 'time') return { isFailed: true, text: `STOPPED after ${ms} ms` };
  if (stopped === 'output') return { isFailed: true, text: 'STOPPED: it prints too much' };
  if (code !== 0) {
    const how = signal === null ? `exit status ${code}` : signal;
    return { isFailed: true, text: `FAILED with ${how}${complaint(ran.stderr)}` };
  }
  if (expected === null) {
    return { isFailed: false, text: `ran in ${ms} ms: ${quote(textOf(stdout))}` };
  }
  const isEqual = parseChecker(checker ?? 'lines')(stdout, expected);
  if (isEqual) return { isFailed: false, text: `ok ${ms} ms` };
  const difference = firstDifference(textOf(stdout), textOf(expected));
  if (checker === null) {
    const text = `? ${difference}. Other answers may be right: the judge has a program that knows.`;
    return { isFailed: false, text };
  }
  return { isFailed: true, text: `WRONG ${difference}` };
}

/** @param {Buffer} bytes */
function textOf(bytes) {
  return bytes.toString('utf8').trimEnd();
}

/** @param {Buffer} stderr */
function complaint(stderr) {
  const { first, last } = STDERR_LINES;
  const all = textOf(stderr).split('\n');
  const isLong = all.length > first + last;
  const lines = isLong ? [...all.slice(0, first), '…', ...all.slice(-last)] : all;
  return lines.map((line) => `\n  ${line}`).join('');
}

/**
 * @param {string} actual
 * @param {string} expected
 */
function firstDifference(actual, expected) {
  const [given, right] = [actual.split('\n'), expected.split('\n')];
  const length = Math.max(given.length, right.length);
  for (let line = 0; line < length; line += 1) {
    const [one, other] = [given[line]?.trimEnd(), right[line]?.trimEnd()];
    if (one === other) continue;
    const got = one === undefined ? 'nothing' : quote(one);
    const wanted = other === undefined ? 'nothing' : quote(other);
    return `line ${line + 1}: got ${got}, expected ${wanted}`;
  }
  return 'its spaces differ';
}
