import type { Problem } from '@stepwise/contracts/problem';
import type { ReactNode } from 'react';
import { InputTools } from '../custom/input-tools.tsx';
import { CopyTool } from './output/copy-tool.tsx';
import { TextBlock } from './output/text-block.tsx';

type TestCasesTableProps = Pick<Problem, 'testCases' | 'hiddenTestCount' | 'awaitsTests'>;

/** What a program will be tried on, as far as it is told. */
export function TestCasesTable({ testCases, hiddenTestCount, awaitsTests }: TestCasesTableProps) {
  return (
    <div className="@container">
      <table className="w-full text-left text-sm">
        <caption className="sr-only">Test Cases Data</caption>
        <thead className="sticky top-0 bg-base-200 text-xs text-muted">
          <tr className="shadow-[inset_0_-1px_var(--line)]">
            <th scope="col" className="w-14 py-2 ps-4 font-medium @max-xl:w-11">
              #
            </th>
            <th scope="col" className="py-2 pe-4 font-medium">
              Input
            </th>
            <th scope="col" className="w-1/2 py-2 pe-4 font-medium @max-xl:w-2/5">
              Expected Output
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line align-top">
          {testCases.map((test, index) => (
            <tr key={test.id}>
              <th
                scope="row"
                className="py-2 ps-4 font-mono text-[0.8125rem] leading-relaxed font-normal text-muted"
              >
                {index + 1}
              </th>
              <Cell text={test.input} tools={<InputTools text={test.input} />} />
              <Cell
                text={test.output}
                tools={<CopyTool what="expected output" text={test.output} />}
              />
            </tr>
          ))}
        </tbody>
      </table>
      {hiddenTestCount > 0 || awaitsTests ? (
        <p className="border-t border-line px-4 py-2.5 text-xs text-muted">
          {othersInWords(hiddenTestCount, awaitsTests)}
        </p>
      ) : null}
    </div>
  );
}

function othersInWords(hiddenCount: number, awaitsTests: true | undefined): string {
  if (hiddenCount === 0) return 'Hidden tests are still being made.';
  const hidden = hiddenCount === 1 ? 'One more test is' : `${String(hiddenCount)} more tests are`;
  return `${hidden} hidden${awaitsTests ? ', and others are still being made' : ''}.`;
}

/** Beside a long line there is no room for buttons in a narrow pane: they go above it. */
function Cell({ text, tools }: { text: string; tools: ReactNode }) {
  return (
    <td className="max-w-0 py-2 pe-4">
      <div className="flex items-start justify-between gap-x-2 @max-xl:flex-wrap-reverse @max-xl:items-end">
        <div className="max-w-full min-w-0">
          <TextBlock text={text} />
        </div>
        {tools}
      </div>
    </td>
  );
}
