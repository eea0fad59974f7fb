import type { Job, RunEvent } from '../../../engine.ts';
import type { QuietLock } from '../../../quiet-lock.ts';
import type { FairSlots } from '../../fair-slots.ts';
import type { BoxPool } from '../box/box-pool.ts';
import type { Toolchain } from '../languages/toolchain.ts';
import type { CompileCache } from '../warm/compile-cache.ts';
import type { ReadyRunners } from '../warm/ready-runners.ts';
import type { WarmCompiler } from '../warm/warm-compiler.ts';
import type { Agenda } from './agenda.ts';
import type { Deadline } from './deadline.ts';
import type { JobTime, JobTimes } from './job-time.ts';
import type { Slot } from './slot.ts';

export type JobParts = {
  readonly pool: BoxPool;
  readonly slots: FairSlots;
  readonly quiet: QuietLock;
  readonly toolchain: Toolchain;
  readonly warm: WarmCompiler | null;
  readonly version: string;
  /** What compilers have made before. */
  readonly compiled: CompileCache;
  /** Null where tests may not share a process. */
  readonly runners: ReadyRunners | null;
  /** By default what its tests and their limits make of it. */
  readonly times?: Partial<JobTimes>;
};

export type Emit = (event: RunEvent) => void;

/** A job under way. */
export type Run = {
  readonly job: Job;
  readonly slot: Slot;
  readonly deadline: Deadline;
  readonly time: JobTime;
  readonly agenda: Agenda;
  readonly signal: AbortSignal;
  readonly emit: Emit;
};
