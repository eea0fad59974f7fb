import { LEAST_UPPER_BOUND, originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import type { ProgramFile } from '../../box/box-messages.ts';

/** More than any program of ours needs; it is read outside of the box. */
const MAP_MAX_BYTES = 4 << 20;
const MAP_PATH = 'main.js.map';
const PLACE = /\/w\/main\.js:(\d+)(?::(\d+))?/g;

/** Rewrites what a compiled program says of its errors, so that it names places in its source. */
export type ExplainPlaces = (stderr: Uint8Array) => Uint8Array;

/** By the map among the files that the compiler has written; null without a usable one. */
export function explainBy(files: readonly ProgramFile[]): ExplainPlaces | null {
  const map = files.find(({ path }) => path === MAP_PATH)?.bytes;
  if (!map) return null;
  if (map.byteLength > MAP_MAX_BYTES) return null;
  const trace = read(map);
  return (
    trace &&
    ((stderr) => {
      // One character a byte: what is no UTF-8 stays as it is.
      const said = Buffer.from(stderr).toString('latin1');
      const explained = said.replace(PLACE, (place: string, line: string, column?: string) =>
        placeOf(trace, place, Number(line), column === undefined ? null : Number(column)),
      );
      return Buffer.from(explained, 'latin1');
    })
  );
}

function read(map: Uint8Array): TraceMap | null {
  try {
    return new TraceMap(Buffer.from(map).toString('utf8'));
  } catch {
    return null; // The compiler's own words are then the best there are.
  }
}

/** Node counts columns from 1, maps count them from 0. */
function placeOf(trace: TraceMap, place: string, line: number, column: number | null): string {
  if (line < 1) return place;
  const found = originalPositionFor(trace, {
    line,
    column: Math.max(0, (column ?? 1) - 1),
    // The head of a message names a line alone; whatever is first on it tells which.
    ...(column === null ? { bias: LEAST_UPPER_BOUND } : {}),
  });
  if (found.line === null) return place;
  return `/w/main.ts:${found.line}${column === null ? '' : `:${found.column + 1}`}`;
}
