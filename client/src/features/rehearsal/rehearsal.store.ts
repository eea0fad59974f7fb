import type {
  PastRehearsal,
  Rehearsal,
  Rubric,
  StartRehearsalInput,
} from '@stepwise/contracts/rehearsal';
import { create } from 'zustand';
import type { ApiError } from '../../lib/api/failures/api-error.ts';
import { asApiError } from '../../lib/api/failures/as-api-error.ts';
import {
  getRehearsal,
  getRehearsals,
  postEnd,
  postOpened,
  postRehearsal,
  putRubric,
} from './rehearsal.api.ts';

/** What runs, with the moment in which the answer came: the server's clock goes on from there. */
export type Running = { readonly rehearsal: Rehearsal; readonly readAt: number };

type RehearsalState = {
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
  open: (problemId: string) => Promise<void>;
  /** @throws {ApiError} */
  end: (id: string) => Promise<void>;
  /** @throws {ApiError} */
  grade: (id: string, rubric: Rubric) => Promise<void>;
};

export const useRehearsalStore = create<RehearsalState>()((set, get) => ({
  past: null,
  running: null,
  error: null,
  report: null,
  reportError: null,

  load: async () => {
    set({ error: null });
    try {
      const { running, past } = await getRehearsals();
      set({ past, running: running && now(running) });
    } catch (error) {
      set({ error: asApiError(error) });
    }
  },

  loadReport: async (id) => {
    set({ reportError: null, ...(get().report?.id === id ? {} : { report: null }) });
    try {
      set({ report: await getRehearsal(id) });
    } catch (error) {
      set({ reportError: asApiError(error) });
    }
  },

  start: async (wish) => {
    const rehearsal = await postRehearsal(wish);
    set({ running: now(rehearsal) });
    return rehearsal;
  },

  open: async (problemId) => {
    if (!get().running) await get().load();
    const id = get().running?.rehearsal.id;
    if (id === undefined) return;
    try {
      const rehearsal = await postOpened(id, problemId);
      if (rehearsal.endedAt === null) set({ running: now(rehearsal) });
    } catch {
      // Whether it still runs is seen from the list, which says why it cannot be loaded.
      await get().load();
    }
  },

  end: async (id) => {
    set({ report: await postEnd(id), running: null, past: null });
  },

  grade: async (id, rubric) => {
    set({ report: await putRubric(id, rubric) });
  },
}));

function now(rehearsal: Rehearsal): Running {
  return { rehearsal, readAt: performance.now() };
}
