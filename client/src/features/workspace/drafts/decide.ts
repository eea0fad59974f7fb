/** A draft as the server has it; revision 0 stands for none. */
export type Stored = { readonly revision: number; readonly code: string | null };

/** What this browser and the server had in common last. Null is the starter. */
export type Known = Stored & {
  /** What was sent since and not answered: it may have arrived. */
  readonly sent?: string | null;
};

/** As long as they have never met. */
export const NOTHING_KNOWN: Known = { revision: 0, code: null };

/**
 * What becomes of a draft that is in this browser and on the server:
 * - `same`: there is nothing to do
 * - `take`: the server's is newer, and here is nothing that it has not had
 * - `send`: that of this browser is newer
 * - `ask`: both were changed, so only the person knows
 */
export type Outcome = 'same' | 'take' | 'send' | 'ask';

export function decide(mine: string | null, known: Known, stored: Stored): Outcome {
  if (stored.code === mine) return 'same';
  // The server was put back to an earlier day.
  if (stored.revision < known.revision) return 'send';
  if (stored.code === known.code || stored.code === known.sent) return 'send';
  return mine === known.code ? 'take' : 'ask';
}
