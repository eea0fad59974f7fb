import type { ProblemListItem } from '@stepwise/contracts/problem';
import type { SubmissionSummary } from '@stepwise/contracts/submission';
import { useState } from 'react';
import { both } from '../both.ts';
import type { SolvedProblem } from '../dashboard.api.ts';
import { dayOf } from '../days.ts';
import { shareByLevel, shareByTag } from '../progress.ts';
import { Activity } from './activity.tsx';
import { DailyWords } from './daily-words.tsx';
import { Loaded, type Remote } from './loaded.tsx';
import { PanelSkeleton } from './panel-skeleton.tsx';
import { Panel } from './panel.tsx';
import { ShareTable } from './share-table.tsx';
import { TagBars } from './tag-bars.tsx';
import { TotalSolved } from './total-solved.tsx';

type OverviewProps = {
  problems: Remote<ProblemListItem[]>;
  solved: Remote<SolvedProblem[]>;
  submissions: Remote<SubmissionSummary[]>;
};

export function Overview({ problems, solved, submissions }: OverviewProps) {
  const [today] = useState(() => dayOf(new Date()));
  const progress = both(problems, solved);
  return (
    <div className="grid gap-x-16 gap-y-10 lg:grid-cols-2">
      <Panel title="Total Solved" className="lg:col-span-2">
        <Loaded
          of={progress}
          what="Your progress"
          skeleton={<PanelSkeleton label="Loading progress..." className="h-36" />}
        >
          {([all, own]) => <TotalSolved problems={all} solved={own} today={today} />}
        </Loaded>
      </Panel>
      <Panel title="Activity" className="lg:col-span-2">
        <Loaded
          of={submissions}
          what="Your activity"
          skeleton={<PanelSkeleton label="Loading activity..." className="h-64" />}
        >
          {(all) => <Activity submissions={all} today={today} />}
        </Loaded>
      </Panel>
      <Panel title="Solved by Level">
        <Loaded
          of={progress}
          what="Your levels"
          skeleton={<PanelSkeleton label="Loading levels..." className="h-32" />}
        >
          {([all, own]) => (
            <ShareTable caption="Solved by level" heading="Level" shares={shareByLevel(all, own)} />
          )}
        </Loaded>
      </Panel>
      <Panel title="Solved by Tag">
        <Loaded
          of={progress}
          what="Your tags"
          skeleton={<PanelSkeleton label="Loading tags..." className="h-58" />}
        >
          {([all, own]) => <TagBars shares={shareByTag(all, own)} />}
        </Loaded>
      </Panel>
      <DailyWords today={today} />
    </div>
  );
}
