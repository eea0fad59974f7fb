import type {
  ImportLanguages,
  problemImportEventSchemas,
} from '@stepwise/contracts/problem-import';
import { readFrames, sendForStream } from '../../lib/api/event-stream.ts';
import { eventReader, type StreamEvent } from '../../lib/api/stream-event.ts';

type Schemas = typeof problemImportEventSchemas;

/** What the server tells while it judges and stores a package, by event name. */
export type ImportEvent = StreamEvent<Schemas>;

const readImportEvent = eventReader<Schemas>(
  { judged: true, failed: true, done: true },
  async () => (await import('@stepwise/contracts/problem-import')).problemImportEventSchemas,
);

/**
 * Sends a zip file and tells of each program as it is judged. Ends with `done` or `failed`, without
 * either when the connection breaks.
 * @throws {ApiError} when the server refuses the file or cannot be reached
 */
export async function* importPackage(
  file: File,
  languages: ImportLanguages,
  signal: AbortSignal,
): AsyncGenerator<ImportEvent> {
  const query = new URLSearchParams({ name: file.name, languages });
  const path = `/problems/import?${query.toString()}`;
  const response = await sendForStream(path, file, { signal });
  for await (const frame of readFrames(response)) {
    const event = await readImportEvent(frame);
    if (event) yield event;
  }
}
