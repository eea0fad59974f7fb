import type { Problem } from '@stepwise/contracts/problem';
import { useState } from 'react';
import { PlaylistDialog } from '../../features/playlists/components/playlist-dialog.tsx';
import type { PlaylistTask } from '../../features/playlists/playlist-task.ts';
import { SaveButton } from '../../features/problems/components/save-button.tsx';
import { Stopwatch } from '../../features/workspace/layout/stopwatch.tsx';

type ProblemToolsProps = {
  problem: Problem;
  /** Where the timer stands that runs by itself; null where none does. */
  seconds: number | null;
};

/** What there is to do with a problem beside solving it. */
export function ProblemTools({ problem, seconds }: ProblemToolsProps) {
  const [task, setTask] = useState<PlaylistTask | null>(null);
  return (
    <div className="flex items-center">
      <Stopwatch passed={seconds} />
      <SaveButton problem={problem} onSave={() => setTask({ kind: 'add', problem })} />
      <PlaylistDialog task={task} onClose={() => setTask(null)} />
    </div>
  );
}
