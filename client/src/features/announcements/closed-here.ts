import type { ShownAnnouncement } from '@stepwise/contracts/announcement';
import { readText, writeText } from '../../lib/browser/storage.ts';

/** What visitors have closed in this browser: the version of each announcement. */
const KEY = 'stepwise.closed-announcements.v1';

/** As many as a site can have. */
const ANNOUNCEMENTS_MAX = 20;

type Closed = Readonly<Record<string, number>>;

/** Those that no visitor has closed here. */
export function withoutClosed(all: readonly ShownAnnouncement[]): ShownAnnouncement[] {
  const closed = readClosed();
  return all.filter(({ id, version }) => (closed[id] ?? 0) < version);
}

/** Remembers one as closed, and forgets those that were closed longest ago. */
export function closeHere({ id, version }: ShownAnnouncement): void {
  const others = Object.entries(readClosed()).filter(([other]) => other !== id);
  const kept = [...others, [id, version] as const].slice(-ANNOUNCEMENTS_MAX);
  writeText(KEY, JSON.stringify(Object.fromEntries(kept)));
}

function readClosed(): Closed {
  try {
    const kept: unknown = JSON.parse(readText(KEY) ?? 'null');
    return typeof kept === 'object' && kept !== null ? (kept as Closed) : {};
  } catch {
    // Somebody else has written there.
    return {};
  }
}
