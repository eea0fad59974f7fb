import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Page } from '../../../components/ui/page/page.tsx';
import { Tabs } from '../../../components/ui/tabs.tsx';
import { NextStep } from '../../home/next-step.tsx';
import { useAuthStore } from '../../../features/auth/auth.store.ts';
import { Overview } from '../../../features/dashboard/components/overview.tsx';
import { RecentTab } from '../../../features/dashboard/components/recent-tab.tsx';
import { SolvedTab } from '../../../features/dashboard/components/solved-tab.tsx';
import { Streak } from '../../../features/dashboard/components/streak.tsx';
import { countByDay, streaks } from '../../../features/dashboard/activity.ts';
import { dayOf } from '../../../features/dashboard/days.ts';
import {
  DASHBOARD_TABS,
  type DashboardTab,
  readTab,
  writeTab,
} from '../../../features/dashboard/dashboard-tab.ts';
import { useDashboardStore } from '../../../features/dashboard/dashboard.store.ts';
import { PlaylistDialog } from '../../../features/playlists/components/playlist-dialog.tsx';
import { PlaylistsTab } from '../../../features/playlists/components/playlists-tab.tsx';
import { firstTask, type PlaylistTask } from '../../../features/playlists/playlist-task.ts';
import { usePlaylistStore } from '../../../features/playlists/playlist.store.ts';
import { useProblemStore } from '../../../features/problems/problem.store.ts';
import { DueToday } from '../../../features/review/components/due-today.tsx';

export function Component() {
  const user = useAuthStore((state) => state.authUser);
  const [params, setParams] = useSearchParams();
  const [task, setTask] = useState<PlaylistTask | null>(firstTask);
  const getAllPlaylists = usePlaylistStore((state) => state.getAllPlaylists);
  const { problems, solved, submissions, streak } = useProgress();

  useEffect(() => {
    void getAllPlaylists();
  }, [getAllPlaylists]);

  const contents: Record<DashboardTab, ReactNode> = {
    overview: (
      <>
        <DueToday />
        <NextStep userId={user?.id ?? ''} problems={problems.data} submissions={submissions.data} />
        <Overview problems={problems} solved={solved} submissions={submissions} />
      </>
    ),
    playlists: <PlaylistsTab onCreate={() => setTask({ kind: 'new' })} />,
    problems: (
      <SolvedTab
        solved={solved}
        submissions={submissions}
        onSave={(problem) => setTask({ kind: 'add', problem })}
      />
    ),
    submissions: <RecentTab submissions={submissions} />,
  };

  return (
    <Page
      title="Dashboard"
      heading={`${user?.name ?? ''} Dashboard`}
      subtitle="Track your progress and coding journey"
      actions={<Streak days={streak} />}
    >
      <Tabs
        label="Dashboard"
        tabs={DASHBOARD_TABS.map((tab) => ({ ...tab, content: contents[tab.key] }))}
        active={readTab(params)}
        onChange={(tab) => setParams(writeTab(tab), { replace: true, preventScrollReset: true })}
      />
      <PlaylistDialog task={task} onClose={() => setTask(null)} />
    </Page>
  );
}

/** The data of the progress view, reloaded at every visit. */
function useProgress() {
  const { problems, problemsError, getAllProblems } = useProblemStore();
  const { solvedProblems, solvedProblemsError, getSolvedProblems } = useDashboardStore();
  const { submissions, submissionsError, getAllSubmissions } = useDashboardStore();

  useEffect(() => {
    void getAllProblems();
    void getSolvedProblems();
    void getAllSubmissions();
  }, [getAllProblems, getSolvedProblems, getAllSubmissions]);

  const streak = useMemo(
    () => streaks(countByDay(submissions ?? []), dayOf(new Date())).current,
    [submissions],
  );

  return {
    streak,
    problems: { data: problems, error: problemsError, retry: () => void getAllProblems() },
    solved: {
      data: solvedProblems,
      error: solvedProblemsError,
      retry: () => void getSolvedProblems(),
    },
    submissions: {
      data: submissions,
      error: submissionsError,
      retry: () => void getAllSubmissions(),
    },
  };
}
