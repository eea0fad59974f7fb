import { useEffect, useRef } from 'react';
import { type Layout, useDefaultLayout, useGroupRef } from 'react-resizable-panels';
import { safeStorage } from '../../../lib/browser/storage.ts';

/** Per cent of the column that a result gets; the specification's limit for the pane is 50. */
const GROWN = 45;
const ROW_IDS = ['editor', 'results'];

/**
 * Heights of editor and results. Once there is a result to read the results are higher, unless the
 * person has chosen heights: those are kept, and they stay.
 * @returns what the group of the two panels takes
 */
export function useGrowingResults(hasResult: boolean) {
  const group = useGroupRef();
  const kept = useDefaultLayout({
    ...{ id: 'stepwise.panels.rows', panelIds: ROW_IDS, storage: safeStorage },
    onlySaveAfterUserInteractions: true,
  });
  const isChosen = useRef(wasChosen(kept.defaultLayout));

  useEffect(() => {
    if (!hasResult || isChosen.current) return;
    group.current?.setLayout({ editor: 100 - GROWN, results: GROWN });
  }, [group, hasResult]);

  const onLayoutChanged: typeof kept.onLayoutChanged = (layout, meta) => {
    if (meta.isUserInteraction) isChosen.current = true;
    kept.onLayoutChanged(layout, meta);
  };
  return { defaultLayout: kept.defaultLayout, onLayoutChanged, groupRef: group };
}

/** Earlier releases kept the heights of a first visit too. */
function wasChosen(layout: Layout | undefined): boolean {
  return layout !== undefined && Math.round(layout['results'] ?? 0) !== 30;
}
