import type { SESSION_MARKER as CONTRACT } from '@stepwise/contracts/auth';

/** The contract's name, held to it by its type: its module would bring the schema library along. */
const SESSION_MARKER: typeof CONTRACT = 'stepwise_signed_in';

/** Whose session this browser has, by the person's id; it may have ended. Null: there is surely none. */
export function markedUser(): string | null {
  const prefix = `${SESSION_MARKER}=`;
  const cookie = document.cookie.split('; ').find((text) => text.startsWith(prefix));
  return cookie === undefined ? null : cookie.slice(prefix.length);
}

/** After the server said that the session has ended. */
export function forgetSessionMarker(): void {
  document.cookie = `${SESSION_MARKER}=; Max-Age=0; Path=/`;
}
