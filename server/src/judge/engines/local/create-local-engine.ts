import type { LanguageKey } from '@stepwise/contracts/language';
import { LANGUAGE_KEYS } from '@stepwise/contracts/language';
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { BoxPool } from './box-pool.ts';
import type { BoxRecipe } from './box-pool.ts';
import { canShowIn } from './can-show.ts';
import { findToolchains, SYSTEM_PYTHON } from './find-toolchains.ts';
import { LocalEngine } from './local-engine.ts';
import type { Machine } from './local-engine.ts';
import { probeIsolation } from './probe/isolation.ts';
import { probeLanguages } from './probe/languages.ts';
import { NO_FILTER, NO_PYTHON, NOT_LINUX } from './probe/troubles.ts';
import type { Trouble } from './probe/troubles.ts';
import { unavailable } from './readiness.ts';
import { architectureOf, boxFilter, testFilter } from './seccomp.ts';
import { readSupervisorSource } from './supervisor-source.ts';
import type { Architecture } from './syscalls.ts';

export type LocalEngineOptions = {
  /** Told what goes on, one line each. */
  readonly log?: (message: string) => void;
  /** Tests that run at the same time; by default one per core and at most four. */
  readonly slots?: number;
  /** Jobs that may wait before QueueFullError. */
  readonly maxWaiting?: number;
  /** After this a job's remaining tests are given up. */
  readonly jobDeadlineMs?: number;
  /** Folders no box may show, beside the repository itself. */
  readonly hidden?: readonly string[];
  /** Languages whose tests may share a process where the job allows it; by default all that can. */
  readonly share?: readonly LanguageKey[];
  /** False leaves compilers cold until the first job that needs one. */
  readonly warmAtStart?: boolean;
  readonly bwrap?: string;
};

const MOST_SLOTS = 4;
const MAX_WAITING = 100;
const JOB_DEADLINE_MS = 120_000;
/** No account of a usual system has such an id. */
const FIRST_UID = 61_000;
const REPOSITORY = resolve(import.meta.dirname, '../../../../..');

/**
 * Verifies that the sandbox holds; that each language runs is verified by the engine, which makes
 * jobs wait for it.
 * @returns an engine that is ready, or one that says why it is not; it never runs code bare
 */
export async function createLocalEngine(options: LocalEngineOptions = {}): Promise<LocalEngine> {
  const slots = options.slots ?? Math.max(1, Math.min(availableParallelism(), MOST_SLOTS));
  const machine = await start(slots, options);
  return new LocalEngine({
    slots,
    maxWaiting: options.maxWaiting ?? MAX_WAITING,
    jobDeadlineMs: options.jobDeadlineMs ?? JOB_DEADLINE_MS,
    share: options.share ?? LANGUAGE_KEYS,
    warmAtStart: options.warmAtStart ?? true,
    machine,
  });
}

async function start(slots: number, options: LocalEngineOptions): Promise<Machine> {
  const nothing = (trouble: Trouble): Machine => ({ pool: null, status: unavailable(trouble) });
  const architecture = architectureOf(process.arch);
  if (process.platform !== 'linux') return nothing(NOT_LINUX);
  if (!architecture) return nothing(NO_FILTER);
  if (!existsSync(SYSTEM_PYTHON)) return nothing(NO_PYTHON);

  const hidden = [REPOSITORY, ...(options.hidden ?? [])];
  const plain = plainRecipe(architecture, options.bwrap ?? '/usr/bin/bwrap', slots);
  const firstUid = process.getuid?.() === 0 ? FIRST_UID : null;
  const found = await findToolchains(process.execPath, canShowIn(plain, firstUid));
  const run = { ...plain, shape: { ...plain.shape, mounts: found.mounts, hidden } };
  const recipes = { run, typescript: { ...run, data: found.typescriptData, ready: 0 } };
  const pool = new BoxPool({ recipes, firstUid, log: options.log ?? (() => undefined) });
  const [trouble, languages] = await Promise.all([
    probeIsolation(pool, SYSTEM_PYTHON, outside(hidden)),
    probeLanguages(pool, found.toolchains),
  ]);
  if (trouble) {
    await pool.close();
    return nothing(trouble);
  }
  return { pool, languages };
}

function plainRecipe(architecture: Architecture, bwrap: string, ready: number): BoxRecipe {
  return {
    shape: { bwrap, python: SYSTEM_PYTHON, mounts: [], hidden: [] },
    supervisor: readSupervisorSource(),
    boxFilter: boxFilter(architecture),
    testFilter: testFilter(architecture),
    data: [],
    ready,
  };
}

/** Paths that exist on the machine and must not in a box. */
function outside(hidden: readonly string[]): string[] {
  const secret = ['/etc/passwd', '/etc/shadow', '/root', '/home', '/var', '/sys'];
  return [...secret, ...hidden.map((folder) => resolve(folder, 'package.json'))];
}
