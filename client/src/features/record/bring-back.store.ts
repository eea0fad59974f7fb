import type { ReadRecord, RecordProgram } from '@stepwise/contracts/record';
import { isFinal } from '@stepwise/contracts/verdict-list';
import { create } from 'zustand';
import { ApiError } from '../../lib/api/failures/api-error.ts';
import { asApiError } from '../../lib/api/failures/as-api-error.ts';
import { tellUndone } from '../../lib/api/failures/tell-undone.ts';
import { createIdempotencyKey } from '../../lib/api/idempotency-key.ts';
import { wait } from '../../lib/api/wait.ts';
import { readRecord, sendProgram } from './record.api.ts';

/** A program that was not accepted, and what became of it. */
type NotAccepted = { readonly program: RecordProgram; readonly outcome: string };

type BringBackState = {
  isUnderWay: boolean;
  /** What the file holds; null until it was read. */
  read: ReadRecord | null;
  accepted: number;
  others: readonly NotAccepted[];
  /** Why it went no further. */
  refusal: ApiError | null;
  bringBack: (file: File) => Promise<void>;
  /** What was sent in is judged all the same. */
  stop: () => void;
};

const BLANK = { isUnderWay: false, read: null, accepted: 0, others: [], refusal: null } as const;
/** The server says when to come again; this is for when it does not. */
const AGAIN_SECONDS = 5;
/** How often a program is tried before the rest is given up: a quarter of an hour at least. */
const TRIES_MAX = 180;

let running: AbortController | null = null;

export const useBringBackStore = create<BringBackState>()((set) => ({
  ...BLANK,

  bringBack: async (file) => {
    running?.abort();
    const { signal } = (running = new AbortController());
    set({ ...BLANK, isUnderWay: true });
    try {
      const read = await readRecord(file, signal);
      set({ read });
      for (const program of read.programs) {
        const outcome = await judge(program, signal);
        if (outcome === 'Accepted') set(({ accepted }) => ({ accepted: accepted + 1 }));
        else set(({ others }) => ({ others: [...others, { program, outcome }] }));
      }
    } catch (error) {
      tellUndone(error, 'The record was not sent in. Choose it again after signing in.');
      if (!signal.aborted) set({ refusal: asApiError(error) });
    } finally {
      if (running.signal === signal) set({ isUnderWay: false });
    }
  },

  stop: () => running?.abort(),
}));

/**
 * One after another, as fast as the site takes them from a person.
 * @returns the verdict, or why there is none
 * @throws {ApiError} when nothing else will be taken either
 */
async function judge(program: RecordProgram, signal: AbortSignal): Promise<string> {
  const key = createIdempotencyKey();
  for (let tries = 1; ; tries++) {
    let seconds = AGAIN_SECONDS;
    try {
      const { status } = await sendProgram(program, key, signal);
      if (isFinal(status)) return status;
    } catch (error) {
      if (!(error instanceof ApiError) || signal.aborted) throw error;
      const { retryAfterSeconds, status, message } = error;
      // It is this program that is refused: its problem has no tests yet, or its language does not run.
      if (status >= 400 && status < 500 && retryAfterSeconds === null && status !== 401)
        return message;
      if (retryAfterSeconds === null) throw error;
      seconds = retryAfterSeconds;
    }
    if (tries === TRIES_MAX) return 'Not judged in time';
    await wait(seconds * 1000, signal);
  }
}
