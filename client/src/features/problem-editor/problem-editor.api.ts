import type { Problem } from '@stepwise/contracts/problem';
import type { PackageFormat } from '@stepwise/contracts/problem-export';
import { call } from '../../lib/api/api-client.ts';
import { readFrames, sendForStream } from '../../lib/api/event-stream.ts';
import { fetchFile } from '../../lib/api/fetch-response.ts';
import { readCheckEvent, type CheckEvent } from './check-event.ts';
import type { ProblemBody } from './problem-form.ts';

/** With hidden tests and reference solutions: administrators get them. */
export async function getProblemToEdit(id: string): Promise<Problem> {
  const config = { method: 'get', url: `/problems/get-problem/${encodeURIComponent(id)}` };
  const contract = async () => (await import('@stepwise/contracts/problem')).problemResponseSchema;
  return (await call(config, contract)).data;
}

/** A zip file that holds the problem as it is stored. */
export function exportProblem(id: string, format: PackageFormat): Promise<Blob> {
  return fetchFile(`/problems/export-problem/${encodeURIComponent(id)}?format=${format}`);
}

/**
 * Creates a problem, or replaces the one with this id, and tells how far the check of its reference
 * solutions is. Ends with `done` or `failed`, without either when the connection breaks.
 * @throws {ApiError} when the server refuses the body or cannot be reached
 */
export async function* saveProblem(
  body: ProblemBody,
  editedId: string | null,
  signal: AbortSignal,
): AsyncGenerator<CheckEvent> {
  const response = await (editedId === null
    ? sendForStream('/problems/create-problem', body, { signal })
    : sendForStream(`/problems/update-problem/${editedId}`, body, { method: 'PUT', signal }));
  for await (const frame of readFrames(response)) {
    const event = await readCheckEvent(frame);
    if (event) yield event;
  }
}
