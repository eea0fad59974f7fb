import type { ExecuteInput } from '@stepwise/contracts/execution';
import type { LanguageStatus } from '@stepwise/contracts/language';
import type { Submission } from '@stepwise/contracts/submission';
import toast from 'react-hot-toast';
import { create } from 'zustand';
import { explainRefusal, reasonOf } from './explain-refusal.ts';
import { getLanguages } from './execution.api.ts';
import { followExecution, NO_PROGRESS, type Progress } from './follow-execution.ts';
import type { LoadSubmissions } from './poll-submission.ts';
import { stopOnServer } from './stopping.ts';
import { useProgramMarkStore } from '../editor/mark/program-mark.store.ts';

type WorkspaceState = {
  /** Null while unknown: then every language is offered, and the server decides. */
  languages: readonly LanguageStatus[] | null;
  isExecuting: boolean;
  /** Progress of the current run; kept after its end. */
  progress: Progress;
  /** The judged submission of the last run; null before the first and during a run. */
  submission: Submission | null;
  /** Whether that is a run of an earlier visit. */
  isRestored: boolean;
  /** Why the last run did not happen. */
  refusal: string | null;
  getLanguages: () => Promise<void>;
  /** Judges a program. Does nothing during another run. */
  executeCode: (input: ExecuteInput, loadSubmissions: LoadSubmissions) => Promise<void>;
  /** Shows the verdict of an earlier run, unless there is a newer one. */
  restore: (submission: Submission) => void;
  /**
   * Waits for the run no longer, has the server judge it no more, and tells what came of that. Answers whether the
   * problem is still open then.
   */
  stop: () => Promise<boolean>;
  /** Forgets the run; the server judges on, and the submission appears in the list. */
  leave: () => void;
};

const IDLE = {
  ...{ isExecuting: false, progress: NO_PROGRESS, submission: null, isRestored: false },
  refusal: null,
};

let controller = new AbortController();

export const useWorkspaceStore = create<WorkspaceState>()((set, get) => ({
  languages: null,
  ...IDLE,

  getLanguages: async () => {
    try {
      set({ languages: await getLanguages() });
    } catch {
      // The server refuses a run in a missing language, with the reason.
      set({ languages: null });
    }
  },

  executeCode: async (input, loadSubmissions) => {
    if (get().isExecuting) return;
    controller.abort();
    controller = new AbortController();
    const { signal } = controller;
    set({ ...IDLE, isExecuting: true });
    useProgramMarkStore.getState().clearMark();
    try {
      const submission = await followExecution(input, loadSubmissions, signal, (progress) => {
        if (!signal.aborted) set({ progress });
      });
      if (signal.aborted) return;
      showVerdict(submission);
    } catch (error) {
      if (signal.aborted) return;
      set({ ...IDLE, refusal: reasonOf(error) });
      toast.error(explainRefusal(error));
    }
  },

  restore: (submission) => {
    const { isExecuting, submission: newer } = get();
    if (!isExecuting && !newer) set({ submission, isRestored: true });
  },

  stop: async () => {
    const { isExecuting, progress } = get();
    if (!isExecuting) return false;
    controller.abort();
    controller = new AbortController();
    const { signal } = controller;
    set(IDLE);
    const { words, judged } = await stopOnServer(progress.submissionId);
    toast(words);
    if (judged && !signal.aborted) showVerdict(judged);
    return !signal.aborted;
  },

  leave: () => {
    controller.abort();
    set(IDLE);
    useProgramMarkStore.getState().clearMark();
  },
}));

function showVerdict(submission: Submission): void {
  useWorkspaceStore.setState({ submission, isExecuting: false });
  useProgramMarkStore.getState().markFrom(submission.language, complaintsOf(submission));
}

/** A program may say what it likes on its error output; only that of a crash is about a line. */
function complaintsOf({ compileOutput, testCases }: Submission): (string | null)[] {
  const crashed = testCases.filter(({ status }) => status === 'Runtime Error');
  return [compileOutput, ...crashed.map(({ stderr }) => stderr)];
}
