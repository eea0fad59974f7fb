import type { Problem } from '@stepwise/contracts/problem';
import type { ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';
import toast from 'react-hot-toast';
import { Link, useNavigate } from 'react-router-dom';
import { buttonClass } from '../../components/ui/button.tsx';
import { useProblemStore } from '../../features/problems/problem.store.ts';
import {
  RehearsalClock,
  RehearsalSteps,
} from '../../features/rehearsal/components/rehearsal-bar.tsx';
import { useRehearsalStore, type Running } from '../../features/rehearsal/rehearsal.store.ts';
import { useSubmissionStore } from '../../features/submissions/submission.store.ts';
import { useEditorSettingsStore } from '../../features/workspace/settings/editor-settings.store.ts';
import { flushDrafts } from '../../features/workspace/drafts/draft-sync.ts';
import { paths } from '../../lib/paths.ts';
import { useReadAfterRuns } from './session/use-read-after-runs.ts';
import { useRecording } from './session/use-recording.ts';
import { useSealInStep } from './session/use-seal-in-step.ts';

/** The draft is on its way meanwhile: the server keeps what it has when it is asked for the report. */
const SETTLE_MS = 1_500;

const OPEN_AGAIN_MS = { first: 2_000, longest: 30_000 };

const ENDED = 'This rehearsal has ended. Its report is under Rehearsal.';

/** What stands around the program, and depends on why it is written. */
export type SolvingParts = {
  /** The way out, where that is not the list of problems. */
  readonly back?: ReactNode;
  /** Where the problem stands among others. */
  readonly place: ReactNode;
  /** What else there is to do with it. */
  readonly tools: ReactNode;
  /** Above the statement: what of both a phone has no room for in its bar. */
  readonly above?: ReactNode;
  readonly afterAccepted: ReactNode;
};

const NOTHING_YET: SolvingParts = { place: null, tools: null, afterAccepted: null };

/** What the page of a problem shows instead while the person rehearses with it; null otherwise. */
export function useRehearsalParts(problem: Problem): SolvingParts | null {
  const isSealed = problem.isSealed === true;
  const { running, past, open } = useRehearsalStore();
  const hasIt = running?.rehearsal.problems.some(({ problemId }) => problemId === problem.id);
  const { isEnding, endWith } = useEnd();
  useRecording(problem);
  useSealInStep(problem);
  useReadAfterRuns(isSealed ? running : null);

  useEffect(() => {
    if (!isSealed) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let waitMs = OPEN_AGAIN_MS.first;
    let isLeft = false;
    // Until the server knows of it there is no clock, and the time counts for another problem.
    const tryOpen = async () => {
      if ((await open(problem.id)) || isLeft) return;
      timer = setTimeout(() => void tryOpen(), waitMs);
      waitMs = Math.min(2 * waitMs, OPEN_AGAIN_MS.longest);
    };
    void tryOpen();
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [isSealed, open, problem.id]);

  useEffect(() => {
    useEditorSettingsStore.setState({ isRehearsed: isSealed });
    return () => useEditorSettingsStore.setState({ isRehearsed: false });
  }, [isSealed]);

  const isEnded = isSealed && !isEnding && past !== null && !hasIt;
  useWordOfEnd(problem.id, isSealed && hasIt === true, isEnded);

  if (!isSealed) return null;
  if (!running) return NOTHING_YET;
  const onOver = () => endWith(running.rehearsal.id);
  return {
    back: (
      <RehearsalClock
        {...{ running, onOver }}
        currentId={problem.id}
        onLastSeconds={flushDrafts}
        // Of two pages with two problems, the time counts for the one that is seen.
        onSeen={() => void open(problem.id)}
      />
    ),
    place: <RehearsalSteps running={running} currentId={problem.id} />,
    tools: null,
    afterAccepted: <AfterAccepted running={running} currentId={problem.id} />,
  };
}

/** It was ended elsewhere: the problem has its help again, and whoever saw the clock is told. */
function useWordOfEnd(problemId: string, isOn: boolean, isEnded: boolean): void {
  const wasOn = useRef(false);
  useEffect(() => {
    if (isOn) wasOn.current = true;
  }, [isOn]);
  useEffect(() => {
    if (!isEnded) return;
    if (wasOn.current) toast(ENDED, { id: 'rehearsal-ended' });
    wasOn.current = false;
    void showUnsealed(problemId);
  }, [isEnded, problemId]);
}

/** The problem with its help, and beside it the programs of before. */
async function showUnsealed(problemId: string): Promise<void> {
  await useProblemStore.getState().getProblemById(problemId);
  const list = useSubmissionStore.getState();
  if (list.problemId === problemId) await list.getSubmissionsForProblem(problemId);
}

/** Sends what is typed, and goes to the report once that is there. */
function useEnd() {
  const navigate = useNavigate();
  const [endedId, setEndedId] = useState<string | null>(null);
  useEffect(() => {
    if (endedId === null) return undefined;
    flushDrafts();
    const timer = setTimeout(() => void navigate(paths.rehearsalReport(endedId)), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [endedId, navigate]);
  return { isEnding: endedId !== null, endWith: setEndedId };
}

type AfterAcceptedProps = { running: Running; currentId: string };

function AfterAccepted({ running, currentId }: AfterAcceptedProps) {
  const { problems } = running.rehearsal;
  const next = problems[problems.findIndex(({ problemId }) => problemId === currentId) + 1];
  return (
    <section
      aria-label="What next"
      className="flex flex-wrap items-center gap-2 rounded-field border border-accepted/40 bg-accepted/10 px-3 py-2 text-sm"
    >
      <p className="me-auto font-medium">Accepted.</p>
      <Link
        to={next ? paths.problem(next.problemId) : paths.rehearsal}
        className={buttonClass('primary', 'sm')}
      >
        {next ? 'Next problem' : 'To your rehearsal'}
      </Link>
    </section>
  );
}
