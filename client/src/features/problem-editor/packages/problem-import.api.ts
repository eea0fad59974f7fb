import type { ImportLanguages } from '@stepwise/contracts/problem-import';
import { stream } from '../../../lib/api/events/event-stream.ts';
import type { StreamEvent } from '../../../lib/api/operation.ts';

/** What the server tells while it judges and stores a package. */
export type ImportEvent = StreamEvent<'POST /problems/import'>;

/**
 * Sends a zip file and tells of each program as it is judged. Ends with `done` or `failed`, without
 * either when the connection breaks.
 * @throws {ApiError} when the server refuses the file or cannot be reached
 */
export function importPackage(
  file: File,
  languages: ImportLanguages,
  signal: AbortSignal,
): AsyncGenerator<ImportEvent> {
  const query = { name: file.name, languages };
  return stream('POST /problems/import', { query, body: file, signal });
}
