import type { ProblemListItem } from '@stepwise/contracts/problem';
import { type ComponentProps, type ReactNode, useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { Skeleton } from '../../../components/ui/loading/skeleton.tsx';
import { Page } from '../../../components/ui/page/page.tsx';
import { ErrorState } from '../../../components/ui/states/error-state.tsx';
import { useProblemStore } from '../../../features/problems/problem.store.ts';
import { PastRehearsals } from '../../../features/rehearsal/components/past-rehearsals.tsx';
import { ProblemChoice } from '../../../features/rehearsal/components/problem-choice.tsx';
import { RunningRehearsal } from '../../../features/rehearsal/components/running-rehearsal.tsx';
import { type Choice, StartForm } from '../../../features/rehearsal/components/start-form.tsx';
import { rehearsalChannel } from '../../../features/rehearsal/rehearsal-channel.ts';
import { useRehearsalStore } from '../../../features/rehearsal/rehearsal.store.ts';
import { type ProblemSet, setOf } from '../../../features/rehearsal/same-set.ts';
import { useSubmissionStore } from '../../../features/submissions/submission.store.ts';
import { paths } from '../../../lib/paths.ts';

export function Component() {
  return (
    <Page
      title="Rehearsal"
      heading="Interview rehearsal"
      subtitle="A few problems, a clock and nobody to ask."
    >
      <Content />
    </Page>
  );
}

function Content() {
  const { past, running, error, load } = useRehearsalStore();
  const navigate = useNavigate();

  useEffect(() => {
    void load();
    // Other tabs tell of theirs; what was done on another device is seen when the page is seen again.
    const stopHearing = rehearsalChannel.hear(() => void load());
    const onSeen = () => {
      if (document.visibilityState === 'visible') void load();
    };
    document.addEventListener('visibilitychange', onSeen);
    return () => {
      stopHearing();
      document.removeEventListener('visibilitychange', onSeen);
    };
  }, [load]);

  if (!past && error) {
    return (
      <ErrorState
        title="Your rehearsals could not be loaded"
        requestId={error.requestId}
        onRetry={() => void load()}
      >
        {error.message}
      </ErrorState>
    );
  }
  if (!past) {
    return (
      <div role="status">
        <span className="sr-only">Loading your rehearsals...</span>
        <Skeleton className="h-48 rounded-box" />
      </div>
    );
  }
  return (
    <div className="grid grid-cols-1 items-start gap-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
      {running ? (
        <RunningRehearsal
          running={running}
          onOver={(id) => void navigate(paths.rehearsalReport(id))}
        />
      ) : (
        <Start />
      )}
      <PastRehearsals past={past} />
    </div>
  );
}

/** What it is, and the form that starts one. */
function Start() {
  const set = setOf(useSearchParams()[0]);
  return (
    <section aria-labelledby="start" className="flex flex-col gap-4">
      <h2 id="start" className="text-lg font-semibold">
        Start one
      </h2>
      <p className="max-w-prose text-muted">
        While it runs, hints, editorials, solutions and your notes about its problems are closed,
        and your own inputs are answered by your program alone. Code that you wrote for them before
        is set aside and comes back among the versions. At the end there is a report.
      </p>
      {set ? <SetForm key={set.numbers.join()} set={set} /> : <Form />}
    </section>
  );
}

type FormProps = Pick<ComponentProps<typeof StartForm>, 'set'>;

function Form({ set }: FormProps) {
  const navigate = useNavigate();
  return (
    <StartForm
      set={set}
      renderChoice={(choice) => <OwnChoice {...choice} />}
      onStarted={({ problems: [first] }) => {
        // What was loaded before has its help, and the programs of before, still.
        useProblemStore.setState({ problem: null });
        useSubmissionStore.setState(useSubmissionStore.getInitialState(), true);
        if (first) void navigate(paths.problem(first.problemId));
      }}
    />
  );
}

/** The form with the problems and the time that somebody has sent. */
function SetForm({ set: { numbers, minutes } }: { set: ProblemSet }) {
  return (
    <WithProblems
      render={(problems) => {
        const known = numbers.flatMap(
          (number) => problems.find((problem) => problem.number === number) ?? [],
        );
        return (
          <>
            <p className="text-sm font-medium">{wordsOf(known.length, numbers.length)}</p>
            <Form set={{ minutes, problemIds: known.map(({ id }) => id) }} />
          </>
        );
      }}
    />
  );
}

function wordsOf(known: number, wanted: number): string {
  if (known === 0) return 'The problems of this link are not here.';
  if (known === wanted) return 'The problems and the time of the link are chosen.';
  return 'Some problems of this link are not here. The others are chosen.';
}

function OwnChoice(choice: Choice) {
  return <WithProblems render={(problems) => <ProblemChoice problems={problems} {...choice} />} />;
}

type WithProblemsProps = { render: (problems: readonly ProblemListItem[]) => ReactNode };

function WithProblems({ render }: WithProblemsProps) {
  const { problems, problemsError, getAllProblems } = useProblemStore();

  useEffect(() => {
    void getAllProblems();
  }, [getAllProblems]);

  if (problems) return render(problems);
  if (!problemsError) return <Skeleton className="h-24 w-full rounded-box" />;
  return (
    <ErrorState title="The problems could not be loaded" onRetry={() => void getAllProblems()}>
      {problemsError.message}
    </ErrorState>
  );
}
