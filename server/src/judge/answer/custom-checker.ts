import { isCppChecker } from '../cpp-checker/cpp-checker.ts';
import type { Ending, Job, RunResult } from '../engine.ts';

/**
 * A checker that is a program, for problems with many right answers. It follows the convention of
 * the Kattis problem package format: a Python program that is called with the paths of the input,
 * of the answer and of a feedback folder, reads the output on stdin, and exits with 42 when that is
 * right and with 43 when it is wrong.
 *
 * A problem holds it as `custom:` and its source, where others hold the name of a comparison; one of
 * C++ sources as cpp-checker.ts says. It runs where every program runs: in the engine.
 */
const PREFIX = 'custom:';

/** How a checker says what it found. */
export const CHECKER_EXIT = { right: 42, wrong: 43 } as const;

const LIMITS = {
  cpuMs: 10_000,
  wallMs: 21_000,
  memoryKb: 512 * 1024,
  outputBytes: 1024 * 1024,
  processes: 64,
} as const;

/** One output and what it is to be measured by. */
export type CheckerInput = {
  readonly stdin: Uint8Array;
  readonly expected: Uint8Array;
  readonly stdout: Uint8Array;
};

/** The name under which a problem keeps its checker. */
export function customChecker(source: string): string {
  return PREFIX + source;
}

/** Whether it is a program, not the name of a comparison. */
export function isCustomChecker(checker: string): boolean {
  return checker.startsWith(PREFIX) || isCppChecker(checker);
}

/** The source of a custom checker in Python; null for any other. */
export function sourceOfChecker(checker: string): string | null {
  return checker.startsWith(PREFIX) ? checker.slice(PREFIX.length) : null;
}

/** What a checker did that said neither, in words for its author. */
export function describeBreakdown({ ending, exitCode, signal, stderr }: RunResult): string {
  if (ending !== 'exited') return BREAKDOWNS[ending](signal);
  const lastLine = Buffer.from(stderr).toString().trimEnd().split('\n').at(-1) ?? '';
  const said = lastLine === '' ? '' : `: ${lastLine.slice(0, SAID_LENGTH)}`;
  const { right, wrong } = CHECKER_EXIT;
  return `it exited with ${String(exitCode)}, neither ${right} (right) nor ${wrong} (wrong)${said}`;
}

const SAID_LENGTH = 300;

const BREAKDOWNS: Record<Exclude<Ending, 'exited'>, (signal: string | null) => string> = {
  'cpu-limit': () => `it took longer than ${LIMITS.cpuMs / 1000} seconds`,
  'wall-limit': () => `it took longer than ${LIMITS.wallMs / 1000} seconds`,
  'memory-limit': () => `it needed more than ${LIMITS.memoryKb / 1024} MB of memory`,
  'output-limit': () => 'it said too much',
  signaled: (signal) => `it crashed (${signal ?? 'unknown signal'})`,
  lost: () => 'it could not be run',
};

/** Runs a checker on many outputs, each in a process of its own. */
export function checkerJob(source: string, inputs: readonly CheckerInput[], owner: string): Job {
  return {
    program: { language: 'PYTHON', source: PRELUDE + JSON.stringify(source) + RUN },
    inputs: inputs.map(frame),
    limits: LIMITS,
    owner,
  };
}

/** A line with the three sizes in bytes, then the three texts. */
function frame({ stdin, expected, stdout }: CheckerInput): Uint8Array {
  const sizes = [stdin, expected, stdout].map((bytes) => bytes.byteLength).join(' ');
  return Buffer.concat([Buffer.from(`${sizes}\n`), stdin, expected, stdout]);
}

// Output that is no UTF-8 must not break a checker that reads text: it gets lone surrogates.
const PRELUDE = `import os, sys, tempfile

def lay_out():
    sizes = [int(size) for size in sys.stdin.buffer.readline().split()]
    folder = tempfile.mkdtemp()
    paths = [os.path.join(folder, name) for name in ('input', 'answer', 'output')]
    for path, size in zip(paths, sizes):
        with open(path, 'wb') as file:
            file.write(sys.stdin.buffer.read(size))
    feedback = os.path.join(folder, 'feedback', '')
    os.mkdir(feedback)
    os.dup2(os.open(paths[2], os.O_RDONLY), 0)
    sys.stdin = open(0, encoding='utf-8', errors='surrogateescape')
    sys.argv = ['validate.py', paths[0], paths[1], feedback]

lay_out()
source = `;

const RUN = `
exec(compile(source, 'validate.py', 'exec'), {'__name__': '__main__', '__file__': 'validate.py'})
`;
