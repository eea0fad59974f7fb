import type { BoxLimits, TestReport } from './box-messages.ts';
import type { BoxPool } from './box-pool.ts';
import { ProgramBox } from './program-box.ts';
import type { QuietLock } from './quiet-lock.ts';
import type { CompileOutcome, CompileRequest, RunCompiler } from './toolchain.ts';

const LIMITS: BoxLimits = {
  cpuMs: 10_000,
  wallMs: 15_000,
  memoryKb: 512 << 10,
  dataKb: 2 << 20,
  stackKb: 8 << 10,
  outputBytes: 1 << 20,
  processes: 128,
};
/** Of the compiler's text, what is worth reading. */
const TEXT_BYTES = 32 << 10;
const COLLECT = { files: 500, bytes: 4 << 20 };

/** Why there is no program although the compiler found no fault. */
function limitText(report: TestReport): string | null {
  switch (report.met) {
    case 'cpu':
    case 'wall':
      return `The compiler was stopped: it took longer than ${LIMITS.cpuMs / 1000} seconds.`;
    case 'memory':
      return `The compiler was stopped: it needed more than ${LIMITS.memoryKb >> 10} MB of memory.`;
    case 'output':
      return 'The compiler was stopped: it said too much.';
    case null:
      if (report.signal) return `The compiler crashed (${report.signal}).`;
      return report.files ? null : 'The compiled program is too large.';
  }
}

function outcome(report: TestReport): CompileOutcome {
  const stopped = limitText(report);
  const said = Buffer.concat([report.stdout, report.stderr]).subarray(0, TEXT_BYTES);
  const output = [said.toString().trimEnd(), ...(stopped ? [stopped] : [])];
  return {
    ok: stopped === null && report.exitCode === 0,
    output: output.filter((text) => text !== '').join('\n'),
    files: report.files ?? [],
  };
}

/** Compiles in a fresh box: compilers are programs that strangers feed, too. */
export function boxedCompiler(pool: BoxPool, quiet: QuietLock, signal: AbortSignal): RunCompiler {
  return async (request: CompileRequest) => {
    const stretch = await quiet.together(signal);
    const box = new ProgramBox(pool, request.box, request.files, signal);
    try {
      const { argv } = request;
      const stdin = new Uint8Array();
      return outcome(await box.run({ argv, limits: LIMITS, stdin, collect: COLLECT }));
    } finally {
      box.close();
      stretch.release();
    }
  };
}
