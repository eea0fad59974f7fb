import type { LanguageKey } from '@stepwise/contracts/language';
import { JobUnfinishedError } from './engine.ts';
import type { CompileResult, Job, JudgeEngine, Program, RunResult } from './engine.ts';

/** How the programs below end when they cannot parse the one they are given. */
const UNREADABLE = 3;

/** Tells whether a program of a language without a compiler can be parsed at all. */
type SyntaxCheck = {
  /** In that language: parses its standard input and runs nothing of it. */
  readonly program: string;
  /** What the interpreter says on stderr of a program that it cannot parse. */
  readonly complaint: RegExp;
};

const JAVASCRIPT = `
const { compileFunction } = require('vm');
const source = require('fs').readFileSync(0, 'utf8').replace(/^#!.*/, '');
const names = ['exports', 'require', 'module', '__filename', '__dirname'];
try {
  compileFunction(source, names, { filename: 'main.js' });
} catch (error) {
  // From this version on a program may be a module, which is read in another way.
  const isModule = /import|export|await/.test(error.message);
  if (!isModule || parseInt(process.versions.node) < 22) {
    console.error(error.stack.replace(/\\n    at .*/g, ''));
    process.exitCode = ${String(UNREADABLE)};
  }
}
`;

// Python quotes the line from the file of that name, where there is one: main.py is this very program.
const PYTHON = `
import sys, traceback
try:
    compile(sys.stdin.buffer.read(), "/dev/null/main.py", "exec", dont_inherit=True)
except SyntaxError as error:
    error.filename = "main.py"
    sys.stderr.write("".join(traceback.format_exception_only(type(error), error)))
    sys.exit(${String(UNREADABLE)})
`;

const CHECKS: Partial<Record<LanguageKey, SyntaxCheck>> = {
  JAVASCRIPT: { program: JAVASCRIPT, complaint: /\bSyntaxError\b/ },
  PYTHON: { program: PYTHON, complaint: /\b(?:Syntax|Indentation|Tab)Error\b/ },
};

const LIMITS: Job['limits'] = {
  cpuMs: 5_000,
  wallMs: 11_000,
  memoryKb: 512 * 1024,
  outputBytes: 64 * 1024,
  processes: 64,
};

/** Whether a run looks as if the program could not even be read. */
export function mayBeUnreadable({ language }: Program, { ending, exitCode, stderr }: RunResult) {
  const check = CHECKS[language];
  if (check === undefined || ending !== 'exited' || exitCode === 0) return false;
  return check.complaint.test(Buffer.from(stderr).toString());
}

/**
 * What a compiler would say of such a program; null where it can be read after all, and the program itself
 * has thrown. Nothing but the program's text is known here: what it wrote itself may tell of a hidden test.
 * @throws what JudgeEngine.run throws
 * @throws {JobUnfinishedError} nobody can tell: whoever came to a complaint of the program's has read it in its time
 */
export async function checkSyntax(
  engine: JudgeEngine,
  { language, source }: Program,
  who: Pick<Job, 'owner' | 'isShort' | 'isBackground'>,
  signal: AbortSignal,
): Promise<CompileResult | null> {
  const check = CHECKS[language];
  if (check === undefined) return null;
  const program = { language, source: check.program };
  const job: Job = { ...who, program, inputs: [Buffer.from(source)], limits: LIMITS };
  let said: string | null = null;
  for await (const event of engine.run(job, signal)) {
    if (event.kind !== 'result') continue;
    const { ending, exitCode, stderr } = event.result;
    if (ending !== 'exited') {
      throw new JobUnfinishedError(`The text of a program could not be looked at: ${ending}`);
    }
    if (exitCode === UNREADABLE) said = Buffer.from(stderr).toString();
  }
  signal.throwIfAborted();
  return said === null ? null : { ok: false, output: said };
}
