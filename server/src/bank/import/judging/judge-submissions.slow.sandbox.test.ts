import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createEngine } from '../../../judge/create-engine.ts';
import type { JudgeEngine } from '../../../judge/engine.ts';
import { writeZip } from '../../archive/write-zip.ts';
import { exportPackage } from '../../export/export-package.ts';
import { BANK_DIRECTORY, readProblem } from '../../read-problem.ts';
import { verifyProblem } from '../../verify/verify-problem.ts';
import { fitTimeLimit } from './fit-time-limit.ts';
import { convertPackage, draftProblem, placePackage } from '../import-package.ts';
import { judgeSubmissions } from './judge-submissions.ts';
import type { JudgedSubmission } from './judge-submissions.ts';
import { packageFolder, temporaryFolder } from '../test-package.ts';
import type { TestFiles } from '../test-package.ts';

let engine: JudgeEngine;
const { signal } = new AbortController();

beforeAll(async () => {
  engine = await createEngine('local');
});

afterAll(async () => {
  await engine.close();
});

/** Verdict and agreement, or why it was left aside, by the name of the program. */
function table(judged: readonly JudgedSubmission[]): Record<string, string> {
  return Object.fromEntries(
    judged.map((one) => [
      one.submission.name,
      one.skipped ?? `${one.verdict}, ${one.agrees ? 'agrees' : 'disagrees'}`,
    ]),
  );
}

async function judged(files: TestFiles): Promise<Record<string, string>> {
  const problem = draftProblem(
    await convertPackage(await packageFolder(files), await temporaryFolder()),
  );
  return table(
    await judgeSubmissions(problem, problem.imported?.submissions ?? [], { engine, signal }),
  );
}

/** A crowded machine gives each program a fraction of its time. */
vi.setConfig({ testTimeout: 180_000 });

describe('the labelled programs of a package', () => {
  it('are judged, or left aside with a reason', async () => {
    const rows = await judged({
      'submissions/accepted/Twice.java':
        'import java.util.*;\npublic class Twice { public static void main(String[] a) { System.out.println(2 * new Scanner(System.in).nextInt()); } }\n',
      'submissions/accepted/parts_java/Reader.java':
        'import java.util.Scanner;\npublic class Reader { static int read() { return new Scanner(System.in).nextInt(); } }\n',
      'submissions/accepted/parts_java/Twice.java':
        'public class Twice { public static void main(String[] a) { System.out.println(2 * Reader.read()); } }\n',
      'submissions/accepted/older.py': 'print(2 * int(raw_input()))\n',
      'submissions/accepted/in_parts/main.py': 'import parts\nprint(parts.twice(int(input())))\n',
      'submissions/accepted/in_parts/parts.py': 'def twice(n):\n    return 2 * n\n',
      'submissions/accepted/old.py': 'print 2 * int(raw_input())\n',
      'submissions/accepted/arrays.py': 'import nosuchmodule\n',
      'submissions/accepted/fast.cc': 'int main() {}\n',
      'submissions/wrong_answer/off.js': "console.log(2 * require('fs').readFileSync(0) + 1);\n",
      'submissions/run_time_error/crash.py': 'print(2 // int(input()))\n',
      'submissions/run_time_error/fine.py': 'print(2 * int(input()))\n',
      'submissions/time_limit_exceeded/loop.py': 'while True: pass\n',
    });
    expect(rows).toEqual({
      'accepted/Twice.java': 'Accepted, agrees',
      'accepted/arrays.py': 'needs the module nosuchmodule',
      'accepted/fast.cc': '.cc cannot be run here',
      'accepted/in_parts': 'Accepted, agrees',
      'accepted/old.py': expect.stringMatching(/^is no Python 3: /) as unknown,
      'accepted/older.py': 'is Python 2: uses raw_input',
      'accepted/parts_java': 'Accepted, agrees',
      'accepted/right.py': 'Accepted, agrees',
      'run_time_error/crash.py': 'Wrong Answer, disagrees',
      'run_time_error/fine.py': 'Accepted, disagrees',
      'time_limit_exceeded/loop.py': 'Time Limit Exceeded, agrees',
      'wrong_answer/off.js': 'Wrong Answer, agrees',
    });
  });

  it('are judged by a validator of several files with its flags', async () => {
    const rows = await judged({
      'problem.yaml': 'name: Doubles\nlicense: cc0\nvalidation: custom\nvalidator_flags: by 1\n',
      'output_validators/near/main.py': [
        'import sys',
        'from reading import number',
        'assert sys.argv[4] == "by"',
        'answer = number(open(sys.argv[2]).read())',
        'with open(sys.argv[3] + "judgemessage.txt", "w") as message:',
        '    message.write("looked")',
        'exit(42 if abs(number(sys.stdin.read()) - answer) <= int(sys.argv[5]) else 43)',
        '',
      ].join('\n'),
      'output_validators/near/reading.py': 'def number(text):\n    return int(text.split()[0])\n',
      'submissions/accepted/near.py': 'print(2 * int(input()) + 1)\n',
      'submissions/wrong_answer/far.py': 'print(2 * int(input()) + 2)\n',
    });
    expect(rows).toEqual({
      'accepted/near.py': 'Accepted, agrees',
      'accepted/right.py': 'Accepted, agrees',
      'wrong_answer/far.py': 'Wrong Answer, agrees',
    });
  });
});

describe('the time limit of a package', () => {
  it('may be a number that is not round', async () => {
    const conversion = await convertPackage(
      await packageFolder({ '.timelimit': '0.969\n' }),
      await temporaryFolder(),
    );
    const problem = draftProblem(conversion);
    const rows = await judgeSubmissions(problem, conversion.foreign.submissions, {
      engine,
      signal,
    });
    expect([problem.timeLimitMs, table(rows)]).toEqual([
      969,
      { 'accepted/right.py': 'Accepted, agrees' },
    ]);
  });

  /** A right program in JavaScript that takes its time on one of the tests. */
  const spend = (seconds: number): string => `
    const n = Number(require('fs').readFileSync(0));
    const spent = ({ user, system }) => (user + system) / 1e6;
    while (n === 0 && spent(process.cpuUsage()) < ${seconds}) {}
    console.log(2 * n);
  `;

  async function fitted(files: TestFiles) {
    const conversion = await convertPackage(await packageFolder(files), await temporaryFolder());
    return fitTimeLimit(draftProblem(conversion), { engine, signal });
  }

  it('is measured where it is not stated', async () => {
    const {
      timeLimitMs,
      note,
      judged: rows,
    } = await fitted({
      'problem.yaml': 'name: Doubles\nlicense: cc0\nlimits: {time_multiplier: 2}\n',
      '.timelimit': null,
      'submissions/accepted/right.js': spend(0.3),
      'submissions/time_limit_exceeded/slow.js': spend(3),
    });
    expect(note).toMatch(/^is not stated; measured as 1 s$/);
    expect(timeLimitMs).toBe(1000);
    expect(Object.values(table(rows)).at(-1)).toBe('Time Limit Exceeded, agrees');
    expect(rows.every((one) => one.skipped === null && one.agrees)).toBe(true);
  });

  it('is a usual one where no right program can be run', async () => {
    const {
      timeLimitMs,
      note,
      judged: rows,
    } = await fitted({
      '.timelimit': null,
      'submissions/accepted/right.py': null,
      'submissions/accepted/right.cc': 'int main() {}\n',
      'submissions/wrong_answer/zero.py': 'print(0)\n',
      'submissions/time_limit_exceeded/quick.py': 'print(2 * int(input()))\n',
    });
    // What such a limit says of a program's time is not believed.
    expect(table(rows)).toEqual({
      'accepted/right.cc': '.cc cannot be run here',
      'time_limit_exceeded/quick.py': 'cannot be told: the time limit is a guess',
      'wrong_answer/zero.py': 'Wrong Answer, agrees',
    });
    expect([timeLimitMs, note]).toEqual([
      2000,
      'is not stated; nothing right could be measured: 2 s',
    ]);
  });

  it('stays as stated where the labels come true', async () => {
    const { timeLimitMs, note } = await fitted({});
    expect([timeLimitMs, note]).toEqual([1000, null]);
  });

  it('gives way where another one makes the labels come true', async () => {
    const {
      timeLimitMs,
      note,
      judged: rows,
    } = await fitted({
      '.timelimit': '3\n',
      'submissions/time_limit_exceeded/slow.js': spend(1.5),
    });
    expect(Object.values(table(rows)).at(-1)).toBe('Time Limit Exceeded, agrees');
    expect(rows.every((one) => one.skipped === null && one.agrees)).toBe(true);
    expect(timeLimitMs).toBeLessThan(1500);
    expect(note).toMatch(/^is 3 s in the package; the labels come true here with /);
  });
});

describe('an imported problem', () => {
  it('that was exported here proves itself through the judge', async () => {
    const folder = await temporaryFolder();
    const zip = join(folder, 'climbingstairs.zip');
    const own = await readProblem(join(BANK_DIRECTORY, 'climbingstairs'));
    await writeZip(zip, own.slug, await exportPackage(own, 'legacy'));
    const problem = await placePackage(
      await convertPackage(zip, join(folder, 'bank')),
      join(folder, 'bank'),
    );
    const lines: string[] = [];
    const faults = await verifyProblem(problem, {
      engine,
      signal,
      log: (line) => lines.push(line),
    });
    expect(faults).toEqual([]);
    expect(lines[0]).toBe('input_validators/validate.py: 11 of 11 inputs taken');
    expect(lines.filter((line) => line.includes(' agrees '))).toHaveLength(9);
  });

  it('names the label that does not come true, and the input that its validator refuses', async () => {
    const folder = await temporaryFolder();
    const given = await packageFolder({
      'data/secret/2.in': '-1\n',
      'data/secret/2.ans': '-2\n',
      'submissions/wrong_answer/right.py': 'print(2 * int(input()))\n',
    });
    const problem = await placePackage(await convertPackage(given, folder), folder);
    expect(await verifyProblem(problem, { engine, signal })).toEqual([
      'input_validators/validate.py refuses secret/2',
      'wrong_answer/right.py: Accepted',
    ]);
  });
});
