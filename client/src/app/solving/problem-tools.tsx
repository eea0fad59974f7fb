import type { Problem } from '@stepwise/contracts/problem';
import { useState } from 'react';
import { PlaylistDialog } from '../../features/playlists/components/playlist-dialog.tsx';
import type { PlaylistTask } from '../../features/playlists/playlist-task.ts';
import { useProblemReviewStore } from '../../features/review/problem-review.store.ts';
import { SaveButton } from '../../features/problems/components/save-button.tsx';
import { Stopwatch } from '../../features/workspace/layout/stopwatch.tsx';

/** What there is to do with a problem beside solving it. */
export function ProblemTools({ problem }: { problem: Problem }) {
  const [task, setTask] = useState<PlaylistTask | null>(null);
  const passed = useProblemReviewStore((state) => state.review?.reviewSeconds ?? null);
  return (
    <div className="flex items-center @max-[56rem]/bar:hidden">
      <Stopwatch passed={passed} />
      <SaveButton problem={problem} onSave={() => setTask({ kind: 'add', problem })} />
      <PlaylistDialog task={task} onClose={() => setTask(null)} />
    </div>
  );
}
