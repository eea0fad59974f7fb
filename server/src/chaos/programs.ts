/** A program whose verdict is known before it is judged. */
export type Program = {
  readonly language: 'JAVASCRIPT' | 'PYTHON';
  readonly source: string;
  readonly verdict: string;
  /** Of the tests below. */
  readonly passedCount: number;
};

/** Adds two numbers. */
export const TESTS = [
  { input: '1 2', output: '3' },
  { input: '10 20', output: '30' },
  { input: '-5 5', output: '0' },
  { input: '1000000 1', output: '1000001', hidden: true },
] as const;

/** Enough for a small program on a machine that has much else to do. */
export const TIME_LIMIT_MS = 1_000;

const readJs = `const [a, b] = require('fs').readFileSync(0, 'utf8').split(' ').map(Number);`;
const readPython = 'a, b = map(int, input().split())';

/** Half of them right, the others wrong in every way that a learner knows. */
export const PROGRAMS: readonly Program[] = [
  program('JAVASCRIPT', `${readJs}\nconsole.log(a + b);`, 'Accepted', 4),
  program('PYTHON', `${readPython}\nprint(a + b)`, 'Accepted', 4),
  program('JAVASCRIPT', `${readJs}\nconsole.log(a - b);`, 'Wrong Answer', 0),
  program('PYTHON', `${readPython}\nprint(a + b)\n# right`, 'Accepted', 4),
  program('PYTHON', `${readPython}\nprint(abs(a) + b)`, 'Wrong Answer', 3),
  program('JAVASCRIPT', `${readJs}\nconsole.log(b + a);`, 'Accepted', 4),
  program('PYTHON', `${readPython}\nprint(a + b if a != 10 else 1 // 0)`, 'Runtime Error', 3),
  program('PYTHON', `${readPython}\nprint(b + a)`, 'Accepted', 4),
  program(
    'JAVASCRIPT',
    `${readJs}\nif (a < 0) throw Error();\nconsole.log(a + b)`,
    'Runtime Error',
    3,
  ),
  program(
    'JAVASCRIPT',
    `${readJs}\nwhile (a > 1e5);\nconsole.log(a + b);`,
    'Time Limit Exceeded',
    3,
  ),
];

function program(
  language: Program['language'],
  source: string,
  verdict: string,
  passedCount: number,
): Program {
  return { language, source, verdict, passedCount };
}
