import type { LanguageKey } from '@stepwise/contracts/language';
import type { LanguageReadiness, Limits } from '../../../../engine.ts';
import { USUAL_ROOM } from '../../box/box-messages.ts';
import type { BoxPool } from '../../box/box-pool.ts';
import { FairSlots } from '../../../fair-slots.ts';
import { runJob } from '../../job/job.ts';
import { ProgramBox } from '../../box/program-box.ts';
import type { QuietLock } from '../../../../quiet-lock.ts';
import type { MissingToolchain, Toolchain } from '../../languages/toolchain.ts';
import { CompileCache } from '../../warm/compile-cache.ts';

export type ProbedLanguage = LanguageReadiness & {
  readonly toolchain: Toolchain | null;
  readonly remedy: string | null;
};

/** Generous: the machine may be busy starting everything else. */
const LIMITS: Limits = {
  cpuMs: 10_000,
  wallMs: 30_000,
  memoryKb: 512 << 10,
  outputBytes: 64 << 10,
  processes: 128,
};
const NAME = 'judge';

async function versionOf(pool: BoxPool, toolchain: Toolchain): Promise<string | null> {
  if (typeof toolchain.version === 'string') return toolchain.version;
  const { argv, read } = toolchain.version;
  const box = new ProgramBox(pool, 'run', [], new AbortController().signal);
  try {
    const report = await box.run({
      argv,
      limits: { ...USUAL_ROOM, ...LIMITS },
      stdin: new Uint8Array(),
    });
    return read(report.stdout.toString());
  } finally {
    box.close();
  }
}

/** What went wrong with the language's hello program, null when it greets as it should. */
async function helloFailure(
  pool: BoxPool,
  toolchain: Toolchain,
  version: string,
  quiet: QuietLock,
): Promise<string | null> {
  const said: string[] = [];
  const slots = new FairSlots({ total: 1, maxWaiting: 0 });
  // Cold: what every warm compiler falls back to has to work.
  const rest = { warm: null, version, runners: null };
  const parts = { pool, slots, quiet, toolchain, compiled: new CompileCache(), ...rest };
  const program = { language: toolchain.language, source: toolchain.hello };
  const job = { program, inputs: [Buffer.from(`${NAME}\n`)], limits: LIMITS, owner: 'probe' };
  await runJob(parts, job, new AbortController(), (event) => {
    if (event.kind === 'compiled') return said.push(event.compile.output);
    const { ending, stdout, stderr } = event.result;
    const text = Buffer.from(stdout).toString().trimEnd();
    if (ending === 'exited' && text === `Hello, ${NAME}`) return said.push('right');
    return said.push(`${ending} ${text} ${Buffer.from(stderr).toString()}`);
  });
  return said.at(-1) === 'right' ? null : said.join(' ').trim().slice(0, 500);
}

function broken(language: LanguageKey, reason: string, remedy: string | null): ProbedLanguage {
  return { language, version: null, toolchain: null, reason, remedy };
}

async function probeLanguage(
  pool: BoxPool,
  found: Toolchain | MissingToolchain,
): Promise<ProbedLanguage> {
  const { language } = found;
  if ('reason' in found) return broken(language, found.reason, found.remedy);
  return orLastTime(async () => {
    try {
      const version = await versionOf(pool, found);
      if (version !== null)
        return { language, version, toolchain: found, reason: null, remedy: null };
      return broken(language, 'Its version could not be asked for in the sandbox.', null);
    } catch (error) {
      return broken(language, `It does not start in the sandbox: ${String(error)}`, null);
    }
  });
}

/** A machine that has just been started is slow: what it reads for the first time it has the next time. */
const TIMES = 3;

/** What it finds, asked anew while that is a broken language. */
async function orLastTime(probe: () => Promise<ProbedLanguage>): Promise<ProbedLanguage> {
  for (let time = 1; time < TIMES; time += 1) {
    const probed = await probe();
    if (probed.reason === null) return probed;
  }
  return probe();
}

/** Asks each language for its version, all at once. Whether it runs is not known then. */
export async function probeLanguages(
  pool: BoxPool,
  found: readonly (Toolchain | MissingToolchain)[],
): Promise<ProbedLanguage[]> {
  return await Promise.all(found.map((toolchain) => probeLanguage(pool, toolchain)));
}

/** Runs the language's hello program in the sandbox. Never rejects: what fails is broken. */
export async function proveLanguage(
  pool: BoxPool,
  probed: ProbedLanguage,
  quiet: QuietLock,
): Promise<ProbedLanguage> {
  const { language, toolchain, version } = probed;
  if (!toolchain || version === null) return probed;
  return orLastTime(async () => {
    const failure = await helloFailure(pool, toolchain, version, quiet).catch(String);
    if (failure === null) return probed;
    return broken(language, `A first program does not run: ${failure}`, null);
  });
}
