import { constants } from 'node:os';

/** What a harness says of one program that it ran. */
export type Frame = {
  /** null when it does not know, or when there was a signal. */
  readonly exitCode: number | null;
  readonly signal: string | null;
  readonly cpuMs: number;
  readonly wallMs: number;
  readonly memoryKb: number;
  readonly wroteTooMuch: boolean;
  readonly stdout: Buffer;
  readonly stderr: Buffer;
};

export type Reading = {
  readonly compile: { readonly ok: boolean; readonly cpuMs: number; readonly output: Buffer };
  /** In the order of the inputs, from the first on. */
  readonly frames: readonly Frame[];
  /** Whether it came to its own end. */
  readonly isWhole: boolean;
};

const COMPILED = /^compiled ([01]) (\d+) ([\w+/=-]+)$/;
const RAN = /^ran (\d+) (\d+|-) (\w+|-) (\d+) (\d+) (\d+) ([01]) ([\w+/=-]+) ([\w+/=-]+)$/;

/**
 * Reads what a harness wrote. null when it wrote nothing of use, or when anything in it is not its
 * own: then none of it counts.
 */
export function readFrames(stdout: Buffer, tag: string, tests: number): Reading | null {
  // What follows the last line break was cut off when it was stopped.
  const lines = stdout.toString('latin1').split('\n').slice(0, -1);
  if (!lines.every((line) => line.startsWith(`${tag} `))) return null;
  const [first, ...words] = lines.map((line) => line.slice(tag.length + 1));
  const compiled = COMPILED.exec(first ?? '');
  if (!compiled) return null;
  const isWhole = words.at(-1) === 'end';
  const frames = (isWhole ? words.slice(0, -1) : words).map(readFrame);
  if (frames.length > tests || !frames.every((frame) => frame !== null)) return null;
  const [, ok, cpuMs, output = ''] = compiled;
  return {
    compile: { ok: ok === '1', cpuMs: Number(cpuMs), output: bytesOf(output) },
    frames,
    isWhole,
  };
}

function readFrame(line: string, position: number): Frame | null {
  const [, index, exitCode, signal, cpuMs, wallMs, memoryKb, tooMuch, stdout, stderr] =
    RAN.exec(line) ?? [];
  if (Number(index) !== position || stdout === undefined || stderr === undefined) return null;
  return {
    exitCode: exitCode === '-' ? null : Number(exitCode),
    signal: signal === undefined || signal === '-' ? null : nameOf(signal),
    cpuMs: Number(cpuMs),
    wallMs: Number(wallMs),
    memoryKb: Number(memoryKb),
    wroteTooMuch: tooMuch === '1',
    stdout: bytesOf(stdout),
    stderr: bytesOf(stderr),
  };
}

/** Python tells a signal by its number. */
function nameOf(signal: string): string {
  const names = Object.entries(constants.signals);
  return names.find(([, number]) => String(number) === signal)?.[0] ?? signal;
}

function bytesOf(text: string): Buffer {
  return text === '-' ? Buffer.of() : Buffer.from(text, 'base64');
}
