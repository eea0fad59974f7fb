import type { Problem } from '@stepwise/contracts/problem';
import type { ReferenceRunInput } from '@stepwise/contracts/reference-run';
import type { PackageFormat } from '@stepwise/contracts/problem-export';
import type { SmallInputsTrial, SmallInputsTrialInput } from '@stepwise/contracts/small-inputs';
import { call } from '../../lib/api/api-client.ts';
import { stream } from '../../lib/api/events/event-stream.ts';
import { fetchFile } from '../../lib/api/fetch-response.ts';
import type { StreamEvent } from '../../lib/api/operation.ts';
import { retryWhileBusy } from '../../lib/api/retry/retry-while-busy.ts';
import { streamWhenFree } from '../../lib/api/retry/stream-when-free.ts';
import type { ProblemBody } from './form/problem-form.ts';

/** What the server tells while it checks and stores a problem. */
export type CheckEvent = StreamEvent<'POST /problems/create-problem'>;

/** With hidden tests and reference solutions: administrators get them. */
export async function getProblemToEdit(id: string): Promise<Problem> {
  return (await call('GET /problems/get-problem/{id}', { path: { id } })).data;
}

/** A zip file that holds the problem as it is stored. */
export function exportProblem(id: string, format: PackageFormat): Promise<Blob> {
  return fetchFile('GET /problems/export-problem/{id}', 'application/zip', {
    path: { id },
    query: { format },
  });
}

/** What a form replaces. */
export type Edited = {
  readonly id: string;
  /** Its `updatedAt`, or undefined: whatever is stored by now. */
  readonly basedOn: string | undefined;
};

/**
 * Creates a problem, or replaces one, and tells how far the check of its reference
 * solutions is. Ends with `done` or `failed`, without either when the connection breaks.
 * @throws {ApiError} when the server refuses the body or cannot be reached
 */
export function saveProblem(
  body: ProblemBody,
  edited: Edited | null,
  signal: AbortSignal,
): AsyncGenerator<CheckEvent> {
  if (edited === null) return stream('POST /problems/create-problem', { body, signal });
  const { id, basedOn } = edited;
  return stream('PUT /problems/update-problem/{id}', {
    path: { id },
    body: { ...body, basedOn },
    signal,
  });
}

/**
 * Runs programs on tests as they stand in the form, and tells how far it is. A busy server is waited out. Ends with
 * `done` or `failed`, without either when the connection breaks.
 * @throws {ApiError} when the server refuses the body or cannot be reached
 */
export function runReferences(
  body: ReferenceRunInput,
  signal: AbortSignal,
): AsyncGenerator<StreamEvent<'POST /problems/run-references'>> {
  return streamWhenFree(() => stream('POST /problems/run-references', { body, signal }), signal);
}

/** Some inputs that a grammar makes, with what a validator says of each. A busy server is waited out. */
export async function trySmallInputs(
  data: SmallInputsTrialInput,
  signal: AbortSignal,
): Promise<SmallInputsTrial> {
  const silenceMs = TRIAL_SILENCE_MS;
  const ask = () => call('POST /problems/try-small-inputs', { data, signal, silenceMs });
  return (await retryWhileBusy(ask, signal)).data;
}

/** The validator waits for a slot; the server gives up before. */
const TRIAL_SILENCE_MS = 190_000;
