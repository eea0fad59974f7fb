/**
 * What can go wrong between us and the server.
 * - `transient`: no answer, or one that is none: worth another try
 * - `absent`: who answers knows nothing of it: worth another try, too, and may be about this request alone
 * - `refused`: the server does not know us
 * - `busy`: its queue is full, or it wants fewer requests
 * - `closed`: maintenance, or a feature we need is turned off
 * - `too-large`: it, or a proxy before it, takes no request of this size
 * - `unfit`: it does not take what this request says, now or later; others may be taken
 */
export type Judge0Trouble =
  'transient' | 'absent' | 'refused' | 'busy' | 'closed' | 'too-large' | 'unfit';

/** The server did not do what it was asked; `message` says why in words for a person. */
export class Judge0Error extends Error {
  override readonly name = 'Judge0Error';
  readonly trouble: Judge0Trouble;

  constructor(trouble: Judge0Trouble, message: string, options?: ErrorOptions) {
    super(message, options);
    this.trouble = trouble;
  }
}

export function isBusy(error: unknown): boolean {
  return error instanceof Judge0Error && error.trouble === 'busy';
}

/** Whether the same request may be answered later. */
export function isPassing(error: unknown): boolean {
  return error instanceof Judge0Error && ['transient', 'absent'].includes(error.trouble);
}

/** An answer that is not what Judge0 sends. */
export function unintelligible(what: string): Judge0Error {
  return new Judge0Error('transient', `Judge0 gave an answer that cannot be understood: ${what}`);
}
