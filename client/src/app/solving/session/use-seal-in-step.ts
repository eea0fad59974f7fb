import type { Problem } from '@stepwise/contracts/problem';
import { useEffect, useState } from 'react';
import { getProblem } from '../../../features/problems/problem.api.ts';
import { useProblemStore } from '../../../features/problems/problem.store.ts';
import { rehearsalChannel } from '../../../features/rehearsal/rehearsal-channel.ts';
import { useRehearsalStore } from '../../../features/rehearsal/rehearsal.store.ts';
import { useSubmissionStore } from '../../../features/submissions/submission.store.ts';
import { BEHIND_THE_BACK } from '../../../lib/api/behind-the-back.ts';

/**
 * Keeps a page that is open in step with rehearsals of other tabs and devices: other tabs tell of theirs, and
 * whether one has begun is asked when the page is seen again. Of one that is known to run the clock asks then.
 */
export function useSealInStep(problem: Problem): void {
  const { id } = problem;
  const isSealed = problem.isSealed === true;
  useEffect(() => {
    let isHere = true;
    let asked = 0;

    async function ask() {
      asked += 1;
      await readSeal(id, () => isHere);
      asked -= 1;
    }
    function onNews() {
      if (isSealed) void useRehearsalStore.getState().load();
      else void ask();
    }
    function onSeen() {
      // A tab that is chosen becomes visible and has the focus: one question is enough.
      if (document.visibilityState === 'visible' && !isSealed && asked === 0) void ask();
    }

    const stopHearing = rehearsalChannel.hear(onNews);
    document.addEventListener('visibilitychange', onSeen);
    window.addEventListener('focus', onSeen);
    return () => {
      isHere = false;
      stopHearing();
      document.removeEventListener('visibilitychange', onSeen);
      window.removeEventListener('focus', onSeen);
    };
  }, [id, isSealed]);
}

/**
 * How often a problem was sealed while its page was open. Each time begins the page anew: what it shows, and
 * what the editor could take back, is of before.
 */
export function useSealings(problem: Problem | null): number {
  const id = problem?.id;
  const isSealed = problem?.isSealed === true;
  const [seen, setSeen] = useState({ id, isSealed, times: 0 });
  if (seen.id !== id) setSeen({ id, isSealed, times: 0 });
  else if (seen.isSealed !== isSealed) {
    setSeen({ id, isSealed, times: seen.times + (isSealed ? 1 : 0) });
  }
  return seen.times;
}

/** Nobody has asked for it: a question that fails changes nothing, and the next comes soon. */
async function readSeal(id: string, isWanted: () => boolean): Promise<void> {
  const fresh = await getProblem(id, BEHIND_THE_BACK).catch(() => null);
  const { problem } = useProblemStore.getState();
  if (!fresh || !isWanted() || problem?.id !== id || problem.isSealed === fresh.isSealed) return;
  // Programs of before are help, and what was known of rehearsals is out of date.
  useSubmissionStore.setState(useSubmissionStore.getInitialState(), true);
  useRehearsalStore.setState({ running: null, past: null });
  useProblemStore.setState({ problem: fresh });
}
