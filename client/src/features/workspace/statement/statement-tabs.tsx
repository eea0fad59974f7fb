import type { Problem } from '@stepwise/contracts/problem';
import type { ReactNode } from 'react';
import { type Tab, Tabs } from '../../../components/ui/tabs.tsx';
import { ProblemTexts } from '../../../lib/markdown/problem-texts.tsx';
import { Description } from './description/description.tsx';
import { Editorial } from './editorial.tsx';
import { Hints } from './hints.tsx';
import { ReferenceSolution } from './solution/reference-solution.tsx';

export type StatementTab = 'description' | 'submissions' | 'editorial' | 'hints' | 'notes';

type StatementTabsProps = {
  problem: Problem;
  isSolved: boolean;
  /** Of who rehearses or solves it again: what kind of problem it is would help. */
  isPlain?: boolean;
  active: StatementTab;
  onChange: (tab: StatementTab) => void;
  /** The list belongs to another feature; the page passes it in. */
  submissions: ReactNode;
  notes: ReactNode;
  /** Below the description. */
  ownEditor?: ReactNode;
  /** What of hints and editorial was opened before; both and the solution tell when they are seen. */
  help?: Help;
};

export type Help = {
  readonly hints: number;
  readonly editorial: boolean;
  readonly onHints: (count: number) => void;
  readonly onEditorial: () => void;
  readonly onSolution: () => void;
};

export function StatementTabs(props: StatementTabsProps) {
  const { problem, isSolved, isPlain, active, onChange, submissions, ownEditor } = props;
  const titled = (content: ReactNode) => (
    <>
      <h1 className="sr-only">{problem.title}</h1>
      {content}
    </>
  );
  return (
    <ProblemTexts of={problem}>
      <Tabs
        label="Problem"
        fill
        active={active}
        onChange={onChange}
        tabs={[
          {
            key: 'description',
            label: 'Description',
            content: (
              <>
                <Description problem={problem} isSolved={isSolved} isPlain={isPlain} />
                {ownEditor}
              </>
            ),
          },
          { key: 'submissions', label: 'Submissions', content: titled(submissions) },
          // Whoever rehearses has no help.
          ...(problem.isSealed ? [] : helpTabs(props, titled)),
        ]}
      />
    </ProblemTexts>
  );
}

/** What helps with the problem. */
function helpTabs(
  { problem, isSolved, notes, help }: StatementTabsProps,
  titled: (content: ReactNode) => ReactNode,
): Tab<StatementTab>[] {
  return [
    {
      key: 'editorial',
      label: 'Editorial',
      content: titled(<Solutions {...{ problem, isSolved, help }} />),
    },
    {
      key: 'hints',
      label: 'Hints',
      content: titled(
        <Hints
          text={problem.hints}
          openBefore={help?.hints ?? 0}
          {...(help && { onSeen: help.onHints })}
        />,
      ),
    },
    { key: 'notes', label: 'Notes', content: titled(notes) },
  ];
}

type SolutionsProps = { problem: Problem; isSolved: boolean; help: Help | undefined };

/** What the authors say of it, and their program. */
function Solutions({ problem, isSolved, help }: SolutionsProps) {
  return (
    <>
      <Editorial
        text={problem.editorial}
        isSolved={isSolved}
        openBefore={help?.editorial ?? false}
        {...(help && { onSeen: help.onEditorial })}
      />
      <ReferenceSolution
        problemId={problem.id}
        isSolved={isSolved}
        {...(help && { onSeen: help.onSolution })}
      />
    </>
  );
}
