import { Code, FileText, ListChecks } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTabKeys } from '../../../components/ui/use-tab-keys.ts';
import { type Pane, usePaneStore } from './pane.store.ts';
import { usePlaces } from './use-places.ts';
import { useSwipe } from './use-swipe.ts';

const PANES = [
  { key: 'problem', name: 'Problem', Icon: FileText },
  { key: 'code', name: 'Code', Icon: Code },
  { key: 'results', name: 'Results', Icon: ListChecks },
] as const;

const KEYS = PANES.map(({ key }) => key);

type PaneTabsProps = { title: string; panes: Record<Pane, ReactNode> };

/**
 * On a phone there is room for one pane. All of them stay on the page, so that the editor keeps its
 * history and every list its place.
 */
export function PaneTabs({ title, panes }: PaneTabsProps) {
  const { pane, showPane } = usePaneStore();
  const { swiped, swipe, choose } = useSwiping(pane, showPane);
  const { id, idOf, move } = useTabKeys(KEYS, pane, choose);

  usePlaces(pane);

  return (
    <>
      {pane !== 'problem' && <h1 className="sr-only">{title}</h1>}
      <div
        role="tablist"
        aria-label="Parts of this page"
        tabIndex={-1}
        className="sticky top-12 z-20 flex h-10 border-b border-line bg-base-100 max-[18rem]:static max-[18rem]:h-auto max-[18rem]:flex-wrap"
        onKeyDown={move}
      >
        {PANES.map(({ key, name, Icon }) => (
          <button
            key={key}
            id={idOf(key)}
            type="button"
            role="tab"
            aria-selected={pane === key}
            aria-controls={`${id}-panel-${key}`}
            tabIndex={pane === key ? 0 : -1}
            className="-mb-px flex min-h-10 flex-1 cursor-pointer items-center justify-center gap-2 border-b-2 border-transparent text-sm font-medium text-muted -outline-offset-2 hover:text-base-content aria-selected:border-primary aria-selected:text-base-content forced-colors:border-[Canvas] forced-colors:aria-selected:border-[Highlight]"
            onClick={() => choose(key)}
          >
            <Icon className="size-4" aria-hidden="true" />
            {name}
          </button>
        ))}
      </div>
      {PANES.map(({ key }) => (
        <div
          key={key}
          id={`${id}-panel-${key}`}
          role="tabpanel"
          aria-labelledby={idOf(key)}
          hidden={pane !== key}
          data-swiped={pane === key && swiped?.to === key ? swiped.by : null}
          {...swipe}
          className={`bg-base-200 ${key === 'code' ? 'h-[calc(100dvh-5.5rem)]' : 'min-h-[calc(100dvh-5.5rem)]'}`}
        >
          {panes[key]}
        </div>
      ))}
    </>
  );
}

/** The pane that is shown comes from the side to which somebody has swiped; one that is chosen just stands there. */
function useSwiping(pane: Pane, showPane: (pane: Pane) => void) {
  const [swiped, setSwiped] = useState<{ to: Pane; by: 'on' | 'back' } | null>(null);
  const swipe = useSwipe((by) => {
    const next = KEYS[KEYS.indexOf(pane) + by];
    if (!next) return;
    setSwiped({ to: next, by: by === 1 ? 'on' : 'back' });
    showPane(next);
  });
  const choose = (next: Pane) => {
    setSwiped(null);
    showPane(next);
  };
  return { swiped, swipe, choose };
}
