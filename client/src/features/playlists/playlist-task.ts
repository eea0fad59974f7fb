import { isTypedWaiting } from '../../lib/api/typed.ts';

/** The form of a new playlist, by the name under which what was typed waits for a sign-in. */
export const NEW_PLAYLIST = 'new-playlist';

/** What the playlist dialog is open for. */
export type PlaylistTask =
  | { readonly kind: 'new' }
  | { readonly kind: 'add'; readonly problem: { readonly id: string; readonly title: string } };

/** What the dialog is open for when the page is entered: the session may have ended while it was used. */
export function firstTask(): PlaylistTask | null {
  return isTypedWaiting(NEW_PLAYLIST) ? { kind: 'new' } : null;
}
