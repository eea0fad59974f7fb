import { StringDecoder } from 'node:string_decoder';
import {
  traceOpSchema,
  traceStepSchema,
  type Trace,
  type TraceOp,
} from '@stepwise/contracts/trace';
import { TRACE_PRINTED_MAX } from '@stepwise/contracts/trace-limits';
import { z } from 'zod';
import type { Ending, RunResult } from '../judge/engine.ts';

const endFields = { ops: z.array(traceOpSchema), isWhole: z.boolean() };
const text = z.string().max(1000);
const endSchema = z.discriminatedUnion('kind', [
  z.object({ ...endFields, kind: z.literal('exit'), code: z.int() }),
  z.object({ ...endFields, kind: z.literal('error'), type: text, text, line: z.int() }),
  z.object({
    ...endFields,
    kind: z.literal('limit'),
    of: z.enum(['steps', 'bytes', 'output', 'time', 'depth', 'syntax']),
  }),
]);

type End = z.output<typeof endSchema>;

/** Strict, because an end has the fields of a step too. */
const stepSchema = traceStepSchema.strict();

const LIMIT_SENTENCES: Readonly<Record<Extract<End, { kind: 'limit' }>['of'], string>> = {
  steps: 'The recording ends here: it has as many steps as it may have.',
  bytes: 'The recording ends here: it is as long as it may be.',
  output: 'The recording ends here: the program prints more than is recorded.',
  time: 'The recording ends here: it took too long.',
  depth: 'The recording ends here: the program calls itself deeper than is recorded.',
  syntax: 'The program has syntax that cannot be recorded.',
};

const KILLED: Readonly<Record<Ending, string>> = {
  exited: 'The program ended itself, so that its last steps are missing.',
  signaled: 'The program was ended by a signal.',
  'cpu-limit': 'The program was stopped: one of its lines takes too long.',
  'wall-limit': 'The program was stopped: it waits for something that does not come.',
  'memory-limit': 'The program was stopped: it needs too much memory.',
  'output-limit': 'The program was stopped: it printed too much.',
  lost: 'The judge lost the program; please try again.',
};

const UNREADABLE: Trace['end'] = {
  kind: 'unreadable',
  message: 'The program wrote into its own recording, which ends here.',
  line: null,
};

/** A line of a recording, and what the program printed after it. */
type Entry = { readonly line: string; readonly printed: string };
type Entries = {
  readonly before: string;
  readonly entries: readonly Entry[];
  /** Of a line that was cut off. */
  readonly rest: string;
};

/**
 * The recording of a run. It comes from where a stranger's program ran: every line is checked, and what
 * follows one that is no step is left out.
 * @param mark stands before each line where they lie between what the program prints; null: there is
 *   nothing but lines, and they tell what it printed
 */
export function readTrace({ stdout, ending }: RunResult, mark: string | null): Trace {
  const { before, entries, rest } = mark === null ? linesOf(stdout) : between(stdout, mark);
  const steps: Trace['steps'] = [];
  let printed = asOps(before);
  for (const [index, entry] of entries.entries()) {
    const json = parse(entry.line);
    const step = stepSchema.safeParse(json);
    if (step.success) {
      steps.push({ line: step.data.line, ops: [...step.data.ops, ...printed] });
      printed = asOps(entry.printed);
      continue;
    }
    const end = endSchema.safeParse(json);
    const isLast = index === entries.length - 1 && rest === '';
    if (!end.success || !isLast) return { steps, ops: [], end: UNREADABLE };
    const ops = [...end.data.ops, ...printed, ...asOps(entry.printed)];
    return { steps, ops, end: present(end.data) };
  }
  if (rest !== '' && ending === 'exited') return { steps, ops: [], end: UNREADABLE };
  return { steps, ops: printed, end: { kind: 'killed', message: KILLED[ending], line: null } };
}

function linesOf(stdout: Uint8Array): Entries {
  const lines = Buffer.from(stdout).toString().split('\n');
  // Whatever stands behind the last line break was cut off.
  const rest = lines.pop() ?? '';
  return { before: '', entries: lines.map((line) => ({ line, printed: '' })), rest };
}

function between(stdout: Uint8Array, mark: string): Entries {
  // Byte by byte: a line may lie within a character.
  const [before = '', ...pieces] = Buffer.from(stdout).toString('latin1').split(mark);
  const printed = new StringDecoder('utf8');
  const decode = (bytes: string) => printed.write(Buffer.from(bytes, 'latin1'));
  const isCut = pieces.at(-1)?.includes('\n') === false;
  const rest = isCut ? (pieces.pop() ?? '') : '';
  const first = decode(before);
  const entries = pieces.map((piece) => {
    const end = piece.indexOf('\n');
    return { line: piece.slice(0, Math.max(end, 0)), printed: decode(piece.slice(end + 1)) };
  });
  return { before: first, entries, rest };
}

/** As much as a step may have. */
function asOps(printed: string): TraceOp[] {
  return printed === '' ? [] : [['p', printed.slice(0, TRACE_PRINTED_MAX)]];
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}

function present(end: End): Trace['end'] {
  if (end.kind === 'limit') return { kind: 'limit', message: LIMIT_SENTENCES[end.of], line: null };
  const gap = end.isWhole ? '' : ' It ended its recording before, so that steps are missing.';
  if (end.kind === 'exit') {
    const how = end.code === 0 ? '' : ` with exit code ${String(end.code)}`;
    return { kind: 'exit', message: `The program ended${how}.${gap}`, line: null };
  }
  const { type, text, line } = end;
  const message = `The program was ended by ${type}${text === '' ? '' : `: ${text}`}.${gap}`;
  return { kind: 'error', message, line: line > 0 ? line : null };
}
