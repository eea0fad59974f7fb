import type { SESSION_MARKER as CONTRACT } from '@stepwise/contracts/auth';

/** The contract's name, held to it by its type: its module would bring the schema library along. */
const SESSION_MARKER: typeof CONTRACT = 'stepwise_signed_in';

/** False: there is surely no session. True: the server has to be asked, it may have ended. */
export function mayHaveSession(): boolean {
  return document.cookie.split('; ').includes(`${SESSION_MARKER}=1`);
}

/** After the server said that the session has ended. */
export function forgetSessionMarker(): void {
  document.cookie = `${SESSION_MARKER}=; Max-Age=0; Path=/`;
}
