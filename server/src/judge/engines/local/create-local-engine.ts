import { availableParallelism } from 'node:os';
import { BoxPool } from './box-pool.ts';
import { findToolchains, SYSTEM_PYTHON } from './find-toolchains.ts';
import { LocalEngine } from './local-engine.ts';
import type { ReadyLanguage } from './local-engine.ts';
import { boxFilter, testFilter } from './seccomp.ts';
import { readSupervisorSource } from './supervisor-source.ts';

export type LocalEngineOptions = {
  /** Told what goes on, one line each. */
  readonly log?: (message: string) => void;
  /** Processor cores to use; by default those of the machine. */
  readonly cores?: number;
  /** Tests that run at the same time; by default one per core and at most four. */
  readonly slots?: number;
  /** Jobs that may wait before QueueFullError. */
  readonly maxWaiting?: number;
  readonly bwrap?: string;
};

export async function createLocalEngine(options: LocalEngineOptions = {}): Promise<LocalEngine> {
  const slots = options.slots ?? Math.max(1, Math.min(options.cores ?? availableParallelism(), 4));
  const { mounts, toolchains } = findToolchains(process.execPath, ['/usr/bin']);
  const recipe = {
    shape: { bwrap: options.bwrap ?? '/usr/bin/bwrap', python: SYSTEM_PYTHON, mounts, hidden: [] },
    supervisor: readSupervisorSource(),
    boxFilter: boxFilter('x64'),
    testFilter: testFilter('x64'),
    data: [],
  };
  const pool = new BoxPool({
    recipes: { run: { ...recipe, ready: slots }, typescript: { ...recipe, ready: 0 } },
    firstUid: process.getuid?.() === 0 ? 61_000 : null,
    log: options.log ?? (() => undefined),
  });
  pool.fill('run');
  const languages = new Map(
    toolchains
      .filter((found) => 'prepare' in found)
      .map((toolchain): [typeof toolchain.language, ReadyLanguage] => [
        toolchain.language,
        { toolchain, version: toolchain.language },
      ]),
  );
  return await Promise.resolve(
    new LocalEngine({
      pool,
      languages,
      slots,
      maxWaiting: options.maxWaiting ?? 100,
      jobDeadlineMs: 120_000,
      status: { state: 'ready', reasons: [], remedies: [], languages: [] },
    }),
  );
}
