import type { USER_HEADER as CONTRACT } from '@stepwise/contracts/auth';

/** The contract's name, held to it by its type: its module would bring the schema library along. */
const USER_HEADER: typeof CONTRACT = 'Stepwise-User';

/** Whom this page believes to be signed in. */
let userId: string | null = null;

/** Who was signed in last as long as this page lives: its stores may still hold what is theirs. */
let lastUserId: string | null = null;

/** Grows with every change of the session: what was asked before says nothing of the session after. */
let epoch = 0;

/** The page believes this person to be signed in from now on; null: nobody. */
export function believeIn(id: string | null): void {
  if (id === userId) return;
  userId = id;
  lastUserId = id ?? lastUserId;
  epoch += 1;
}

/** Whether this page was somebody else's before. */
export function wasOfAnother(id: string): boolean {
  return lastUserId !== null && lastUserId !== id;
}

/** A new session began, or one ended, though the person may be the same. */
export function changeSession(): void {
  epoch += 1;
}

export function sessionEpoch(): number {
  return epoch;
}

/** The id of whom the page believes to be signed in; null: nobody. */
export function believedUser(): string | null {
  return userId;
}

/** Headers that tell the API whom the page believes to be signed in: it refuses anybody else's. */
export function userHeaders(): Record<string, string> {
  return userId === null ? {} : { [USER_HEADER]: userId };
}

/** Headers of a call that asks whose session it is, whoever that may be. */
export const OF_ANYBODY: Readonly<Record<string, false>> = { [USER_HEADER]: false };
