import { Code, FileText, ListChecks } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { Group, Panel, Separator, useDefaultLayout } from 'react-resizable-panels';
import { safeStorage } from '../../../lib/browser/storage.ts';
import { useMediaQuery } from '../../../lib/browser/use-media-query.ts';
import { STACKED } from './stacked.ts';
import { PaneJumps } from './pane-jumps.tsx';

type WorkspacePanelsProps = { statement: ReactNode; editor: ReactNode; results: ReactNode };

/** Statement beside editor above results, in sizes that are remembered; one below the other on a phone. */
export function WorkspacePanels(panels: WorkspacePanelsProps) {
  const isNarrow = useMediaQuery(STACKED);
  return isNarrow ? <StackedPanels {...panels} /> : <ResizablePanels {...panels} />;
}

function StackedPanels({ statement, editor, results }: WorkspacePanelsProps) {
  const statementPane = useRef<HTMLDivElement>(null);
  const editorPane = useRef<HTMLDivElement>(null);
  const resultsPane = useRef<HTMLDivElement>(null);
  return (
    <div className="flex flex-col gap-2 px-2 pb-2">
      <PaneJumps
        panes={[
          { name: 'Problem', Icon: FileText, pane: statementPane },
          { name: 'Code', Icon: Code, pane: editorPane },
          { name: 'Results', Icon: ListChecks, pane: resultsPane },
        ]}
      />
      <div ref={statementPane} className={`${PANE} scroll-mt-36`}>
        {statement}
      </div>
      <div ref={editorPane} className={`${PANE} h-[70dvh] min-h-80 scroll-mt-36`}>
        {editor}
      </div>
      <div ref={resultsPane} className={`${PANE} min-h-60 scroll-mt-36`} data-results>
        {results}
      </div>
    </div>
  );
}

/** Sizes are texts with a unit on purpose: the library takes a bare number for pixels. */
function ResizablePanels({ statement, editor, results }: WorkspacePanelsProps) {
  const columns = useDefaultLayout({
    ...KEPT,
    id: 'stepwise.panels.columns',
    panelIds: COLUMN_IDS,
  });
  const rows = useDefaultLayout({ ...KEPT, id: 'stepwise.panels.rows', panelIds: ROW_IDS });
  return (
    <div className="min-h-0 flex-1 px-2 pb-2">
      <Group orientation="horizontal" {...columns}>
        <Panel id="statement" defaultSize="35%" minSize="25%">
          <div className={`${PANE} h-full`}>{statement}</div>
        </Panel>
        <Separator className={`${DIVIDER} w-2`} aria-label="Width of the statement" />
        <Panel id="work" defaultSize="65%" minSize="40%">
          <Group orientation="vertical" {...rows}>
            <Panel id="editor" defaultSize="70%" minSize="50%">
              <div className={`${PANE} h-full`}>{editor}</div>
            </Panel>
            <Separator className={`${DIVIDER} h-2`} aria-label="Height of the editor" />
            <Panel id="results" defaultSize="30%" minSize="20%">
              <div className={`${PANE} h-full`}>{results}</div>
            </Panel>
          </Group>
        </Panel>
      </Group>
    </div>
  );
}

const KEPT = { storage: safeStorage };
const COLUMN_IDS = ['statement', 'work'];
const ROW_IDS = ['editor', 'results'];
const PANE = 'overflow-hidden rounded-field border border-line bg-base-200';
const DIVIDER =
  'rounded-full bg-clip-content p-[3px] transition-colors hover:bg-secondary data-[separator=active]:bg-primary focus-visible:bg-primary';
