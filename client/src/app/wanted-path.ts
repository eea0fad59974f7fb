import { paths } from '../lib/paths.ts';

/** The page a guard turned away from, out of the router's state. Only ever one of our own. */
export function wantedPath(state: unknown): string {
  if (typeof state !== 'object' || state === null || !('from' in state)) return paths.home;
  const { from } = state;
  const { origin } = window.location;
  if (typeof from !== 'string' || !from.startsWith('/') || !URL.canParse(from, origin)) {
    return paths.home;
  }
  // Browsers read addresses in their own way: what they would open decides, not how it is written.
  const url = new URL(from, origin);
  return url.origin === origin ? url.pathname + url.search + url.hash : paths.home;
}
