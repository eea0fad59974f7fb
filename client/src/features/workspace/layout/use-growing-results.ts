import { useEffect, useRef } from 'react';
import { type Layout, useDefaultLayout, useGroupRef } from 'react-resizable-panels';
import { safeStorage } from '../../../lib/browser/storage.ts';

/** Per cent of the column that a failure gets; the specification's limit for the pane is 50. */
const GROWN = 45;
const ROW_IDS = ['editor', 'results'];

/**
 * Heights of editor and results. While there is a failure to read the results are higher, unless the
 * person has chosen heights: those are kept, and they stay.
 * @param hasFailed null while that is not known: then nothing moves
 * @returns what the group of the two panels takes
 */
export function useGrowingResults(hasFailed: boolean | null) {
  const group = useGroupRef();
  const kept = useDefaultLayout({
    ...{ id: 'stepwise.panels.rows', panelIds: ROW_IDS, storage: safeStorage },
    onlySaveAfterUserInteractions: true,
  });
  const isChosen = useRef(wasChosen(kept.defaultLayout));
  const former = useRef<Layout | null>(null);

  useEffect(() => {
    const panels = group.current;
    if (!panels || hasFailed === null || isChosen.current) return;
    if (hasFailed) {
      former.current ??= panels.getLayout();
      panels.setLayout({ editor: 100 - GROWN, results: GROWN });
    } else if (former.current) {
      panels.setLayout(former.current);
      former.current = null;
    }
  }, [group, hasFailed]);

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
