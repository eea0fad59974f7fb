import type {
  PastRehearsal,
  Rehearsal,
  Rubric,
  StartRehearsalInput,
} from '@stepwise/contracts/rehearsal';
import type { SharePart } from '@stepwise/contracts/tape-limits';
import type { ApiError } from '../../lib/api/failures/api-error.ts';

/** What runs, with the moment in which the answer came: the server's clock goes on from there. */
export type Running = { readonly rehearsal: Rehearsal; readonly readAt: number };

export type RehearsalState = {
  /** Null until loaded once. */
  past: readonly PastRehearsal[] | null;
  running: Running | null;
  /** Why the last load failed; null after a success and while one runs. */
  error: ApiError | null;
  /** The report that is open. */
  report: Rehearsal | null;
  reportError: ApiError | null;
  load: () => Promise<void>;
  loadReport: (id: string) => Promise<void>;
  /** @throws {ApiError} */
  start: (wish: StartRehearsalInput) => Promise<Rehearsal>;
  /** Tells that a problem is open; what it says of the time is kept. */
  /** Resolves to false where that has to be tried again: the server does not know of it. */
  open: (problemId: string) => Promise<boolean>;
  /** @throws {ApiError} */
  end: (id: string) => Promise<void>;
  /** @throws {ApiError} */
  grade: (id: string, rubric: Rubric) => Promise<void>;
  /** @throws {ApiError} */
  keepTape: (id: string, kept: boolean) => Promise<void>;
  /** Also of one that runs, which records no more. @throws {ApiError} */
  deleteTape: (id: string) => Promise<void>;
  /** @returns the token of the link. @throws {ApiError} */
  share: (id: string, parts: SharePart[]) => Promise<string>;
  /** @throws {ApiError} */
  unshare: (id: string) => Promise<void>;
};

export function now(rehearsal: Rehearsal): Running {
  return { rehearsal, readAt: performance.now() };
}
