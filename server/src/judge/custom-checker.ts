import type { Job } from './engine.ts';

/**
 * A checker that is a program, for problems with many right answers. It follows the convention of
 * the Kattis problem package format: a Python program that is called with the paths of the input,
 * of the answer and of a feedback folder, reads the output on stdin, and exits with 42 when that is
 * right and with 43 when it is wrong.
 *
 * A problem holds it as `custom:` and its source, where others hold the name of a comparison. It
 * runs where every program runs: in the engine.
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

/** The source of a custom checker; null for the name of a comparison. */
export function sourceOfChecker(checker: string): string | null {
  return checker.startsWith(PREFIX) ? checker.slice(PREFIX.length) : null;
}

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
