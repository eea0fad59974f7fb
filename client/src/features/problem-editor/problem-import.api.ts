import type { problemImportEventSchemas } from '@stepwise/contracts/problem-import';
import type { z } from 'zod';
import { readFrames, sendForStream } from '../../lib/event-stream.ts';

type Name = keyof typeof problemImportEventSchemas;

/** What the server tells while it judges and stores a package, by event name. */
export type ImportEvent = {
  [Key in Name]: {
    readonly name: Key;
    readonly payload: z.output<(typeof problemImportEventSchemas)[Key]>;
  };
}[Name];

const NAMES: Record<Name, true> = { judged: true, failed: true, done: true };

/**
 * Sends a zip file and tells of each program as it is judged. Ends with `done` or `failed`, without
 * either when the connection breaks. Names that a newer server may send are passed over.
 * @throws {ApiError} when the server refuses the file or cannot be reached
 */
export async function* importPackage(file: File, signal: AbortSignal): AsyncGenerator<ImportEvent> {
  const path = `/problems/import?name=${encodeURIComponent(file.name)}`;
  const response = await sendForStream(path, file, { signal });
  for await (const { event, data } of readFrames(response)) {
    if (!Object.hasOwn(NAMES, event)) continue;
    const name = event as Name;
    const payload: unknown = JSON.parse(data);
    if (import.meta.env.DEV) {
      const { problemImportEventSchemas } = await import('@stepwise/contracts/problem-import');
      problemImportEventSchemas[name].parse(payload);
    }
    yield { name, payload } as ImportEvent;
  }
}
