import type { LanguageKey } from '@stepwise/contracts/language';
import type { CompileResult, Job, JudgeEngine, Program, RunResult } from './engine.ts';

/** How the readers below end when the program cannot be read. */
const UNREADABLE = 3;

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

const PYTHON = `
import sys, traceback
try:
    compile(sys.stdin.buffer.read(), "main.py", "exec", dont_inherit=True)
except SyntaxError as error:
    sys.stderr.write("".join(traceback.format_exception_only(type(error), error)))
    sys.exit(${String(UNREADABLE)})
`;

/** Languages without a compiler of their own, each with a program that reads another one. */
const READERS: Partial<Record<LanguageKey, string>> = { JAVASCRIPT, PYTHON };

const LIMITS: Job['limits'] = {
  cpuMs: 5_000,
  wallMs: 11_000,
  memoryKb: 512 * 1024,
  outputBytes: 64 * 1024,
  processes: 64,
};

/** Whether a run looks as if the program could not even be read. */
export function mayBeUnreadable({ language }: Program, { ending, exitCode, stderr }: RunResult) {
  if (READERS[language] === undefined || ending !== 'exited' || exitCode === 0) return false;
  return /\b(?:Syntax|Indentation|Tab)Error\b/.test(Buffer.from(stderr).toString());
}

/**
 * What a compiler would say of such a program; null where it can be read after all, and the program itself
 * has thrown. Nothing but the program's text is known here: what it wrote itself may tell of a hidden test.
 * @throws what JudgeEngine.run throws
 */
export async function checkSyntax(
  engine: JudgeEngine,
  { language, source }: Program,
  who: Pick<Job, 'owner' | 'isShort' | 'isBackground'>,
  signal: AbortSignal,
): Promise<CompileResult | null> {
  const reader = READERS[language];
  if (reader === undefined) return null;
  const program = { language, source: reader };
  const job: Job = { ...who, program, inputs: [Buffer.from(source)], limits: LIMITS };
  let said: string | null = null;
  for await (const event of engine.run(job, signal)) {
    if (event.kind !== 'result') continue;
    const { ending, exitCode, stderr } = event.result;
    if (ending === 'exited' && exitCode === UNREADABLE) said = Buffer.from(stderr).toString();
  }
  signal.throwIfAborted();
  return said === null ? null : { ok: false, output: said };
}
