import { JobUnfinishedError } from '../../../engine.ts';
import { USUAL_ROOM } from '../box/box-messages.ts';
import type { BoxLimits, TestReport } from '../box/box-messages.ts';
import type { BoxPool } from '../box/box-pool.ts';
import { ProgramBox } from '../box/program-box.ts';
import type { QuietLock } from '../../../quiet-lock.ts';
import type { CompileOutcome, CompileRequest, RunCompiler } from '../languages/toolchain.ts';
import { unlessAborted } from '../../../../lib/unless-aborted.ts';
import type { WarmCompiler } from './warm-compiler.ts';
import { COLLECT, SAID_BYTES, shownText } from './warm-messages.ts';

const LIMITS: BoxLimits = {
  ...{ ...USUAL_ROOM, cpuMs: 10_000, wallMs: 15_000 },
  ...{ memoryKb: 512 << 10, outputBytes: SAID_BYTES },
};

/** Who shares the machine may take twice as long; a compiler is not run anew, alone, as a test is. */
const LIMITS_BESIDE_OTHERS: BoxLimits = {
  ...LIMITS,
  cpuMs: 2 * LIMITS.cpuMs,
  wallMs: 2 * LIMITS.wallMs,
};

/**
 * Why there is no program although the compiler found no fault.
 * @throws {JobUnfinishedError} nobody can tell: no source has its compiler killed
 */
function limitText(report: TestReport): string | null {
  switch (report.met) {
    case 'cpu':
    case 'wall':
      return `The compiler was stopped: it took longer than ${LIMITS.cpuMs / 1000} seconds.`;
    case 'memory':
      return `The compiler was stopped: it needed more than ${LIMITS.memoryKb >> 10} MB of memory.`;
    case 'output':
      return 'The compiler was stopped: it said too much.';
    case 'starved':
      throw new JobUnfinishedError('The machine was too busy to compile a program');
    case null:
      if (report.signal === 'SIGKILL') throw new JobUnfinishedError('The compiler was killed');
      if (report.signal) return `The compiler crashed (${report.signal}).`;
      return report.files ? null : 'The compiled program is too large.';
  }
}

/** @throws {JobUnfinishedError} it says nothing of the source */
function outcome(report: TestReport, endOf: CompileRequest['endOf']): CompileOutcome {
  const stopped = limitText(report);
  const said = Buffer.concat([report.stdout, report.stderr]);
  const output = [shownText(said), ...(stopped ? [stopped] : [])];
  const ok = stopped === null && report.exitCode === 0;
  const end = ok || stopped !== null ? null : endOf(report.exitCode, said.toString());
  if (end === 'breakdown') throw new JobUnfinishedError('The compiler broke down');
  return {
    ok,
    isSure: ok || end === 'refusal',
    output: output.filter((text) => text !== '').join('\n'),
    files: report.files ?? [],
  };
}

/** Compiles in a fresh box: compilers are programs that strangers feed, too. */
async function compileCold(
  { box: kind, files, argv, endOf }: CompileRequest,
  { pool, signal }: CompilerParts,
  isBesideOthers: boolean,
): Promise<CompileOutcome> {
  const box = new ProgramBox(pool, kind, files, signal);
  const limits = isBesideOthers ? LIMITS_BESIDE_OTHERS : LIMITS;
  const stdin = new Uint8Array();
  try {
    return outcome(await box.run({ argv, limits, stdin, collect: COLLECT }), endOf);
  } finally {
    box.close();
  }
}

export type CompilerParts = {
  readonly pool: BoxPool;
  readonly quiet: QuietLock;
  readonly signal: AbortSignal;
  /** Asked first, where there is one; it says nothing it is not sure of. */
  readonly warm: WarmCompiler | null;
};

/** The compiler of one job. */
export function compilerOf(parts: CompilerParts): RunCompiler {
  return async (request) => {
    const { quiet, signal, warm } = parts;
    const stretch = await quiet.together(signal);
    try {
      const [file] = request.files;
      const answer = warm && file ? await unlessAborted(warm.compile(file), signal) : null;
      return answer ?? (await compileCold(request, parts, stretch.disturbed()));
    } finally {
      stretch.release();
    }
  };
}
