import type { LanguageKey } from '@stepwise/contracts/language';
import { LANGUAGE_KEYS } from '@stepwise/contracts/language';
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { BoxPool } from './box/box-pool.ts';
import type { BoxRecipe } from './box/box-pool.ts';
import { canShowIn } from './machine/can-show.ts';
import { findAccounting } from './machine/cgroup/accounting.ts';
import type { Accounting } from './machine/cgroup/accounting.ts';
import { findToolchains, SYSTEM_PYTHON } from './languages/find-toolchains.ts';
import { clearLeftFolders } from './machine/isolation/box-folder.ts';
import { Bubblewrap } from './machine/isolation/bubblewrap.ts';
import { ISOLATION_NAMES } from './machine/isolation/isolation.ts';
import type { Isolation, IsolationName } from './machine/isolation/isolation.ts';
import { Landlock } from './machine/isolation/landlock.ts';
import type { JobTimes } from './job/job-time.ts';
import { LocalEngine } from './local-engine.ts';
import type { Machine, SoundMachine } from './local-engine.ts';
import { probeIsolation } from './machine/probe/isolation.ts';
import { probeLanguages } from './machine/probe/languages.ts';
import { NO_FILTER, NO_PYTHON, NOT_LINUX } from './machine/probe/troubles.ts';
import type { Trouble } from './machine/probe/troubles.ts';
import { unavailable } from './readiness.ts';
import { architectureOf, boxFilter } from './machine/seccomp.ts';
import { readSupervisorSource } from './box/supervisor-source.ts';
import type { Architecture } from './machine/syscalls.ts';

export type LocalEngineOptions = {
  /** Told what goes on, one line each. */
  readonly log?: (message: string) => void;
  /** Tests that run at the same time; by default one per core and at most four. */
  readonly slots?: number | undefined;
  /** Jobs that may wait before QueueFullError. */
  readonly maxWaiting?: number;
  /** Of each job; by default what its tests and their limits make of it. */
  readonly times?: Partial<JobTimes>;
  /** Folders no box may show, beside the repository itself. */
  readonly hidden?: readonly string[];
  /** Languages that can be run; by default all. */
  readonly languages?: readonly LanguageKey[];
  /** Languages whose tests may share a process where the job allows it; by default all that can. */
  readonly share?: readonly LanguageKey[];
  /** False leaves compilers cold until the first job that needs one. */
  readonly warmAtStart?: boolean;
  readonly bwrap?: string;
  /** Tried in this order; by default all, from the strongest down. */
  readonly isolations?: readonly IsolationName[];
};

const MOST_SLOTS = 4;
/** Beside one for each slot, so that a job that begins never waits for the start of one. */
const SPARE_BOXES = 1;
const MAX_WAITING = 100;
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
    times: options.times ?? {},
    share: options.share ?? LANGUAGE_KEYS,
    warmAtStart: options.warmAtStart ?? true,
    machine,
  });
}

async function start(slots: number, options: LocalEngineOptions): Promise<Machine> {
  const nothing = (...troubles: readonly Trouble[]): Machine => ({
    pool: null,
    status: unavailable(troubles),
  });
  const architecture = architectureOf(process.arch);
  if (process.platform !== 'linux') return nothing(NOT_LINUX);
  if (!architecture) return nothing(NO_FILTER);
  if (!existsSync(SYSTEM_PYTHON)) return nothing(NO_PYTHON);

  // Also where boxes have no folders now: what isolation there is may be another than before.
  await clearLeftFolders();
  const accounting = await findAccounting(options.log ?? (() => undefined));
  const troubles: Trouble[] = [];
  for (const name of options.isolations ?? ISOLATION_NAMES) {
    const isolation = createIsolation(name, architecture, options);
    const found = await startWith(
      plainRecipe(isolation, architecture, slots + SPARE_BOXES),
      accounting,
      options,
    );
    if (!('pool' in found)) troubles.push(found);
    else return { ...found, isolation: [found.isolation, ...troubles.map(sayWhy)].join('. ') };
  }
  return nothing(...troubles);
}

/** To the operator, whose machine could have a stronger one. */
function sayWhy({ reason, remedy }: Trouble): string {
  return `A stronger isolation does not work here: ${reason} ${remedy}`;
}

/** @param options `bwrap` and `log` count */
export function createIsolation(
  name: IsolationName,
  architecture: Architecture,
  { bwrap = '/usr/bin/bwrap', log = () => undefined }: LocalEngineOptions = {},
): Isolation {
  const isRoot = process.getuid?.() === 0;
  if (name === 'bubblewrap') {
    return new Bubblewrap({ architecture, bwrap, firstUid: isRoot ? FIRST_UID : null });
  }
  return new Landlock({ architecture, hasOwnUsers: isRoot, log });
}

/** Boxes that hold, or what is wrong with them. */
async function startWith(
  plain: BoxRecipe,
  { groups, describe }: Accounting,
  options: LocalEngineOptions,
): Promise<SoundMachine | Trouble> {
  const hidden = [REPOSITORY, ...(options.hidden ?? [])];
  const found = await findToolchains(process.execPath, canShowIn(plain));
  const run = { ...plain, shape: { ...plain.shape, mounts: found.mounts, hidden } };
  const recipes = { run, typescript: { ...run, data: found.typescriptData, ready: 0 } };
  const pool = new BoxPool({ recipes, groups, log: options.log ?? (() => undefined) });
  const { languages: wanted = LANGUAGE_KEYS } = options;
  const isWanted = ({ language }: { language: LanguageKey }) => wanted.includes(language);
  const [trouble, languages] = await Promise.all([
    probeIsolation(pool, plain.isolation.name, outside(hidden)),
    probeLanguages(pool, found.toolchains.filter(isWanted)),
  ]);
  if (!trouble) {
    const { description: isolation } = plain.isolation;
    return { pool, languages, isolation, accounting: describe };
  }
  await pool.close();
  return trouble;
}

/** A box that shows nothing beside the system's programs. @param ready how many are kept */
export function plainRecipe(
  isolation: Isolation,
  architecture: Architecture,
  ready: number,
): BoxRecipe {
  return {
    isolation,
    shape: { python: SYSTEM_PYTHON, mounts: [], hidden: [] },
    supervisor: readSupervisorSource(isolation.name),
    boxFilter: boxFilter(architecture),
    data: [],
    ready,
  };
}

/** Paths that exist on the machine and must not in a box. */
function outside(hidden: readonly string[]): string[] {
  const secret = ['/etc/passwd', '/etc/shadow', '/root', '/home', '/var', '/sys'];
  return [...secret, ...hidden.map((folder) => resolve(folder, 'package.json'))];
}
