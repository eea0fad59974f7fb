import { JobUnfinishedError } from '../../../engine.ts';
import type { Job } from '../../../engine.ts';
import { unlessAborted } from '../../../../lib/unless-aborted.ts';
import { WALL_STRETCH } from '../box/box.ts';
import { BoxLostError } from '../box/questions.ts';
import { compilerOf } from '../warm/compiler.ts';
import { Agenda } from './agenda.ts';
import { Deadline } from './deadline.ts';
import { timesOf } from './job-time.ts';
import { Ladder, shareRequest } from './ladder.ts';
import type { Sharing } from './ladder.ts';
import { unfinished } from './measure.ts';
import type { Emit, JobParts, Run } from './run.ts';
import { claimOf, Slot } from './slot.ts';
import { Workers } from './workers.ts';

/**
 * Prepares and runs one job, until `stop`. `emit` gets its events; the slots it used are free afterwards.
 * @throws {JobUnfinishedError} it did not end in the time by the clock that any program would
 */
export async function runJob(
  parts: JobParts,
  job: Job,
  stop: AbortController,
  emit: Emit,
): Promise<void> {
  const { signal } = stop;
  const claim = claimOf(job);
  const slot = new Slot(parts.slots, claim, await parts.slots.acquire(claim, signal));
  const agenda = new Agenda(job);
  const usual = timesOf(job.inputs.length, job.limits, WALL_STRETCH);
  const { togetherMs, deadlineMs } = { ...usual, ...parts.times };
  const deadline = new Deadline(deadlineMs, () => stop.abort(late(deadlineMs)));
  const time = { leftMs: togetherMs, killsItself: false };
  try {
    await prepareAndRun(parts, { job, slot, deadline, time, agenda, signal, emit });
    // Each test kept to its limits, but together they used up the time of the job. No machine would change that.
    for (const index of time.leftMs < 0 ? agenda.unfinished : []) {
      emit({ kind: 'result', result: unfinished(index, 'wall-limit') });
    }
  } finally {
    deadline.pause();
    slot.release();
  }
}

function late(ms: number): JobUnfinishedError {
  return new JobUnfinishedError(`The job did not end within ${Math.round(ms / 1000)} s`);
}

async function prepareAndRun(parts: JobParts, run: Run): Promise<void> {
  const { job, agenda, signal, emit } = run;
  const { compiled, version } = parts;
  const compilerFor = (until: AbortSignal) => compilerOf({ ...parts, signal: until });
  const compiler = compiled.before(version, compilerFor, signal);
  const prepared = await parts.toolchain.prepare(job.program.source, compiler).catch(ifLost);
  const compile = prepared?.compile ?? { ok: true, output: '' };
  emit({ kind: 'compiled', compile, version });
  if (!compile.ok) return;
  if (!prepared) {
    // The compiler's box was lost twice. That is no compilation error, so every test says it.
    for (const index of agenda.unfinished) {
      emit({ kind: 'result', result: unfinished(index, 'lost') });
    }
    return;
  }
  const { entry } = prepared;
  const sharing = await sharingOf(parts, run, entry);
  const command = parts.toolchain.command(entry, job.limits);
  const lean = (job.isRight && parts.toolchain.lean?.(entry)) ?? null;
  const ladder = new Ladder({ job, command, lean, sharing });
  try {
    await new Workers(parts, run, ladder, prepared).work();
  } finally {
    // For the next job of the kind.
    sharing?.runners.prepare(sharing.request);
  }
}

function ifLost(error: unknown): null {
  if (error instanceof BoxLostError) return null;
  throw error;
}

/** Null where tests cannot share a process, or nobody says which results count. */
async function sharingOf(
  { toolchain: { shared: recipe }, runners }: JobParts,
  { job, agenda, signal }: Run,
  entry: string,
): Promise<Sharing | null> {
  if (!recipe || !runners || !job.isRight || job.inputs.length < 2) return null;
  const files = await unlessAborted(runners.filesFor(recipe), signal);
  if (!files) return null;
  agenda.beginWithLargest();
  const request = shareRequest(recipe.command(job.limits), files, job.limits);
  return { entry, request, runners, first: agenda.next ?? 0 };
}
