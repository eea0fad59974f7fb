import type { ReactNode } from 'react';
import { Group, Panel, Separator, useDefaultLayout } from 'react-resizable-panels';
import { safeStorage } from '../../../lib/browser/storage.ts';
import { useMediaQuery } from '../../../lib/browser/screen/use-media-query.ts';
import { PaneTabs } from './pane-tabs.tsx';
import { STACKED } from './stacked.ts';
import { useGrowingResults } from './use-growing-results.ts';

type WorkspacePanelsProps = {
  /** Of the problem: the heading of the page where the statement is not in sight. */
  title: string;
  statement: ReactNode;
  editor: ReactNode;
  results: ReactNode;
  /** See useGrowingResults. */
  hasResult: boolean;
};

/** Statement beside editor above results, in sizes that are remembered; one of them at a time on a phone. */
export function WorkspacePanels(panels: WorkspacePanelsProps) {
  const isNarrow = useMediaQuery(STACKED);
  if (!isNarrow) return <ResizablePanels {...panels} />;
  const { title, statement, editor, results } = panels;
  return <PaneTabs title={title} panes={{ problem: statement, code: editor, results }} />;
}

/** Sizes are texts with a unit on purpose: the library takes a bare number for pixels. */
function ResizablePanels({ statement, editor, results, hasResult }: WorkspacePanelsProps) {
  const columns = useDefaultLayout({
    storage: safeStorage,
    id: 'stepwise.panels.columns',
    panelIds: COLUMN_IDS,
  });
  const rows = useGrowingResults(hasResult);
  return (
    <div className="min-h-0 flex-1 p-2">
      <Group orientation="horizontal" {...columns}>
        <Panel id="statement" defaultSize="35%" minSize="25%">
          <div className={PANE}>{statement}</div>
        </Panel>
        <Separator className={`${DIVIDER} w-2`} aria-label="Width of the statement" />
        <Panel id="work" defaultSize="65%" minSize="40%">
          <Group orientation="vertical" {...rows}>
            <Panel id="editor" defaultSize="70%" minSize="50%">
              <div className={PANE}>{editor}</div>
            </Panel>
            <Separator className={`${DIVIDER} h-2`} aria-label="Height of the editor" />
            <Panel id="results" defaultSize="30%" minSize="20%">
              <div className={PANE}>{results}</div>
            </Panel>
          </Group>
        </Panel>
      </Group>
    </div>
  );
}

const COLUMN_IDS = ['statement', 'work'];
const PANE = 'h-full overflow-hidden rounded-field border border-line bg-base-200';
const DIVIDER =
  'rounded-full bg-clip-content p-[3px] transition-colors hover:bg-secondary data-[separator=active]:bg-primary focus-visible:bg-primary';
