import type { ProblemListItem } from '@stepwise/contracts/problem';
import { Plus } from 'lucide-react';
import { useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { ErrorState } from '../../../components/ui/states/error-state.tsx';
import { Page } from '../../../components/ui/page/page.tsx';
import { useAuthStore } from '../../../features/auth/auth.store.ts';
import { PlaylistDialog } from '../../../features/playlists/components/playlist-dialog.tsx';
import { firstTask, type PlaylistTask } from '../../../features/playlists/playlist-task.ts';
import { ProblemBrowser } from '../../../features/problems/components/problem-browser.tsx';
import { ProblemListSkeleton } from '../../../features/problems/components/problem-list-skeleton.tsx';
import { useLearnStore } from '../../../features/learn/learn.store.ts';
import { useProblemStore } from '../../../features/problems/problem.store.ts';
import { readSettings } from '../../../features/workspace/settings/editor-settings.ts';

export function Component() {
  const [task, setTask] = useState<PlaylistTask | null>(firstTask);
  // The same one every time: the rows stay as they are.
  const save = useCallback((problem: ProblemListItem) => setTask({ kind: 'add', problem }), []);

  return (
    <Page
      title="Problem Set"
      actions={
        <Button
          variant="neutral"
          icon={<Plus className="size-4" aria-hidden="true" />}
          onClick={() => setTask({ kind: 'new' })}
        >
          Create Playlist
        </Button>
      }
    >
      <AllProblems onSave={save} />
      <PlaylistDialog task={task} onClose={() => setTask(null)} />
    </Page>
  );
}

/** The problem set, from asking for it to its list. */
function AllProblems({ onSave }: { onSave: (problem: ProblemListItem) => void }) {
  const user = useAuthStore((state) => state.authUser);
  // Selected one by one: the store also has the scroll state, which changes while reading.
  const loaded = useProblemStore((state) => state.problems);
  const problemsError = useProblemStore((state) => state.problemsError);
  const getAllProblems = useProblemStore((state) => state.getAllProblems);
  // Deferred, so that React renders in slices; a store update would block.
  const problems = useDeferredValue(loaded);
  const learningPaths = useLearnStore((state) => state.learningPaths);
  const getLearningPaths = useLearnStore((state) => state.getLearningPaths);
  const userId = user?.id ?? '';
  const { helpKey } = useMemo(() => readSettings(userId), [userId]);

  useEffect(() => {
    void getAllProblems();
    // Without them the column of paths stays empty, and the list is of use all the same.
    void getLearningPaths();
  }, [getAllProblems, getLearningPaths]);

  // A cached list is shown at once and replaced when the new one has loaded.
  if (problems) {
    return (
      <ProblemBrowser
        problems={problems}
        learningPaths={learningPaths}
        userId={userId}
        hasSearchKey={helpKey}
        isAdmin={user?.role === 'ADMIN'}
        onSave={onSave}
      />
    );
  }
  if (!problemsError) return <ProblemListSkeleton />;
  return (
    <ErrorState
      title="The problems could not be loaded"
      requestId={problemsError.requestId}
      onRetry={() => void getAllProblems()}
    >
      {problemsError.message}
    </ErrorState>
  );
}
