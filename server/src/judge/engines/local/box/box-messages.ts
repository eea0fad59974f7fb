import { constants } from 'node:os';
import { z } from 'zod';
import type { Frame } from './frames.ts';

/** A file of a program, by its path below /w. */
export type ProgramFile = { readonly path: string; readonly bytes: Uint8Array };

export type BoxLimits = {
  readonly cpuMs: number;
  readonly wallMs: number;
  /** Resident memory of all processes and of the box's files; past it the test is ended. */
  readonly memoryKb: number;
  /** Heap one process may ask for at all (RLIMIT_DATA). */
  readonly dataKb: number;
  /** Stack of the main thread, and the default of every other (soft RLIMIT_STACK). */
  readonly stackKb: number;
  readonly outputBytes: number;
  readonly processes: number;
};

/** What programs of our own may have, and compilers, beside times, memory and output. */
export const USUAL_ROOM = { dataKb: 2 << 20, stackKb: 8 << 10, processes: 128 };

export type TestRequest = {
  readonly argv: readonly string[];
  /** A supervisor that was started by this very `argv` becomes the test, without a new start. */
  readonly fork?: boolean;
  readonly limits: BoxLimits;
  readonly stdin: Uint8Array;
  /** Another test that wants the same will probably follow: its process may be started at once. */
  readonly again?: boolean;
  /** For compilers: hand back what lies in /w/out, within these bounds. */
  readonly collect?: { readonly files: number; readonly bytes: number };
};

/** `starved`: given up for want of processors or of the machine's memory: nobody knows what it would have taken. */
const LIMITS_MET = ['cpu', 'wall', 'memory', 'output', 'starved'] as const;

export type TestReport = {
  readonly met: (typeof LIMITS_MET)[number] | null;
  readonly exitCode: number | null;
  readonly signal: string | null;
  readonly cpuMs: number;
  readonly wallMs: number;
  /** Part of wallMs in which the program could have run and no processor was free, as far as was seen. */
  readonly waitedMs: number;
  readonly memoryKb: number;
  readonly stdout: Buffer;
  readonly stderr: Buffer;
  /** Whether the test left its process fit for another one; such a process has not ended. */
  readonly stayed: boolean;
  /** Null when there was more than may be collected. */
  readonly files: readonly ProgramFile[] | null;
};

/** A process that runs one test after another; the limits are those of its whole life. */
export type ShareRequest = {
  readonly argv: readonly string[];
  /** As that of a test. Such a process knows its program from the start, and can be for no other. */
  readonly fork?: boolean;
  readonly limits: Pick<BoxLimits, 'cpuMs' | 'dataKb' | 'stackKb' | 'processes'>;
  /** What it is started from. The program's own files come later. */
  readonly files: readonly ProgramFile[];
};

/** A test in such a process; `entry` is what it starts. After the `last` one the process ends of itself. */
export type TurnRequest = {
  readonly entry: string;
  readonly last: boolean;
  readonly limits: BoxLimits;
  readonly stdin: Uint8Array;
};

export const readySchema = z.object({ op: z.literal('ready'), python: z.string() });

/** Whether a process waits for its first test. */
export const bootedSchema = z.object({ op: z.literal('booted'), ready: z.boolean() });

const doneSchema = z.object({
  op: z.literal('done'),
  met: z.enum(LIMITS_MET).nullable(),
  /** As wait4 gives it. */
  status: z.int().min(0).max(0xffff),
  cpuMs: z.number().nonnegative(),
  wallMs: z.number().nonnegative(),
  waitedMs: z.number().nonnegative(),
  memoryKb: z.number().nonnegative(),
  clean: z.boolean(),
  stayed: z.boolean(),
  /** Why the program was not started; empty when it was. */
  failed: z.string(),
  stderrBytes: z.number().nonnegative(),
  names: z.array(z.string().min(1).max(1024)).nullable(),
});

/** Some numbers have a second, older name; the usual one comes first. */
const SIGNAL_NAMES = new Map(
  Object.entries(constants.signals)
    .reverse()
    .map(([name, number]) => [number, name]),
);
const CUT = Buffer.from('\n[...]\n');

/** `failed` and `clean` as the schema has them. Null when it is not what a supervisor sends after a test. */
export function readReport(frame: Frame): (TestReport & { failed: string; clean: boolean }) | null {
  const parsed = doneSchema.safeParse(frame.header);
  if (!parsed.success) return null;
  const { status, stderrBytes, names, ...done } = parsed.data;
  if (frame.blobs.length !== 3 + (names?.length ?? 0)) return null;
  const [stdout, head, tail, ...rest] = frame.blobs as [Buffer, Buffer, Buffer, ...Buffer[]];
  const signal = status & 0x7f;
  const cut = stderrBytes > head.byteLength + tail.byteLength;
  return {
    ...done,
    exitCode: signal === 0 ? status >> 8 : null,
    signal: signal === 0 ? null : (SIGNAL_NAMES.get(signal) ?? `SIG${signal}`),
    stdout,
    stderr: cut ? Buffer.concat([head, CUT, tail]) : Buffer.concat([head, tail]),
    files: names?.map((path, i) => ({ path, bytes: rest[i] ?? Buffer.alloc(0) })) ?? null,
  };
}
