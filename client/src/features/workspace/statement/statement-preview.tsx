import type { Problem } from '@stepwise/contracts/problem';
import { useState } from 'react';
import { Tabs } from '../../../components/ui/tabs.tsx';
import { ProblemTexts } from '../../../lib/markdown/problem-texts.tsx';
import { NothingToTry } from '../custom/input-tools.tsx';
import { TestCasesTable } from '../results/test-cases-table.tsx';
import { CodeByLanguage } from './code/code-by-language.tsx';
import { Description } from './description/description.tsx';
import { Editorial } from './editorial.tsx';
import { Hints } from './hints.tsx';

type Part = 'description' | 'starter' | 'tests' | 'editorial' | 'hints';

/** A problem as its candidates will see it, without a program to try on it. */
export function StatementPreview({ problem }: { problem: Problem }) {
  const [active, setActive] = useState<Part>('description');
  return (
    <NothingToTry value>
      <ProblemTexts of={problem}>
        <Tabs
          label="Preview"
          active={active}
          onChange={setActive}
          tabs={[
            {
              key: 'description',
              label: 'Description',
              content: <Description problem={problem} isSolved={false} />,
            },
            {
              key: 'starter',
              label: 'Starter code',
              content: (
                <div className="px-5 pb-5">
                  <CodeByLanguage what="starter" programs={problem.codeSnippets} />
                </div>
              ),
            },
            { key: 'tests', label: 'Test Cases', content: <TestCasesTable {...problem} /> },
            {
              key: 'editorial',
              label: 'Editorial',
              content: <Editorial text={problem.editorial} isSolved={false} />,
            },
            { key: 'hints', label: 'Hints', content: <Hints text={problem.hints} /> },
          ]}
        />
      </ProblemTexts>
    </NothingToTry>
  );
}
