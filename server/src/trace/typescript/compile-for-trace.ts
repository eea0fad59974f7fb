import { TraceMap, decodedMappings } from '@jridgewell/trace-mapping';
import type { Trace } from '@stepwise/contracts/trace';
import { z } from 'zod';
import { readTrace } from '../read-trace.ts';
import type { Asking } from '../recording.ts';
import { runOnce } from '../run-once.ts';

/** A label, by which the statement is found again in what the compiler has made of it. */
const LABEL = 'stepwise_compiled';
const READ =
  "const read = (end) => process.mainModule.require('fs').readFileSync(process.argv[1] + end, 'utf8'); " +
  "process.stdout.write(JSON.stringify([read(''), read('.map')])); process.exit(0);";
/**
 * Before the program's own first statement: prints what it was compiled to, and ends it. The program may
 * declare any name anew, and so none is used.
 */
const PRINT = `${LABEL}: { ((): any => 0).constructor(${JSON.stringify(READ)})(); } `;
const PRINTED = new RegExp(`${LABEL}: \\{[^}]*\\}`);
const HASHBANG = /^#!.*\r?\n/;
/** As `main.ts(3,5): error TS1005: ';' expected.` */
const COMPLAINT = /^main\.ts\((\d+),\d+\): error TS\d+: (.*)$/m;

const printedSchema = z.tuple([z.string(), z.string()]);

/** By each line of `code`, the one of the source that it comes from; 0 of what the compiler has added. */
export type Compiled = { readonly code: string; readonly lines: readonly number[] };

/**
 * What the judge's compiler makes of a program; an empty trace where it refuses it.
 * @throws what JudgeEngine.run throws
 */
export async function compileForTrace(source: string, asking: Asking): Promise<Compiled | Trace> {
  const start = HASHBANG.exec(source)?.[0].length ?? 0;
  const printing = `${source.slice(0, start)}${PRINT}${source.slice(start)}`;
  const { compile, result } = await runOnce(
    { language: 'TYPESCRIPT', source: printing },
    '',
    asking,
  );
  if (!result) return refused(compile.output);
  const printed = printedSchema.safeParse(parsed(Buffer.from(result.stdout).toString()));
  // It says how the run came to its end before.
  if (!printed.success) return readTrace({ ...result, stdout: new Uint8Array() }, null);
  const [code, map] = printed.data;
  // Of what is taken away the lines stay.
  const own = code.replace(PRINTED, (text) => text.replaceAll(/[^\n]/g, ''));
  return { code: own, lines: linesBy(map) };
}

function linesBy(map: string): number[] {
  const mappings = decodedMappings(new TraceMap(map));
  return mappings.map((segments) => {
    const first = segments.find((segment) => segment.length > 1);
    return first?.[2] === undefined ? 0 : first[2] + 1;
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function refused(output: string): Trace {
  const [, line, text] = COMPLAINT.exec(output) ?? [];
  const said = text === undefined ? '' : ` Line ${line ?? ''}: ${text}`;
  const message = `The program does not compile.${said}`;
  return { steps: [], ops: [], end: { kind: 'error', message, line: Number(line ?? 0) || null } };
}
