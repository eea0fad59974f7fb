import { paths } from '../lib/paths.ts';

/** The page that a guard redirected from, from the router's state. Always one of our own. */
export function wantedPath(state: unknown): string {
  if (typeof state !== 'object' || state === null || !('from' in state)) return paths.home;
  const { from } = state;
  const { origin } = window.location;
  if (typeof from !== 'string' || !from.startsWith('/') || !URL.canParse(from, origin)) {
    return paths.home;
  }
  // Browsers normalise URLs: check what they would open, not the text.
  const url = new URL(from, origin);
  return url.origin === origin ? url.pathname + url.search + url.hash : paths.home;
}
