import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { useTabKeys } from './use-tab-keys.ts';

export type Tab<Key extends string> = { key: Key; label: ReactNode; content: ReactNode };

type TabsProps<Key extends string> = {
  label: string;
  tabs: readonly Tab<Key>[];
  active: Key;
  onChange: (key: Key) => void;
  /** Fills its parent and lets the panel scroll, as in the panes of the solving page. */
  fill?: boolean;
  /** Keeps what is not shown on the page, hidden, with all that was typed there. */
  keeps?: boolean;
};

/** The tabs pattern of the ARIA practices, with selection following focus. */
export function Tabs<Key extends string>(props: TabsProps<Key>) {
  const { label, tabs, active, onChange, fill, keeps = false } = props;
  const keys = tabs.map(({ key }) => key);
  const { id, idOf, move } = useTabKeys(keys, active, onChange);
  const current = tabs.find((tab) => tab.key === active) ?? tabs[0];
  const present = keeps ? tabs : tabs.filter((tab) => tab === current);
  const panelOf = (key: Key) => (keeps ? `${id}-panel-${key}` : `${id}-panel`);
  const list = useActiveInSight(idOf(active));

  return (
    <div className={fill ? 'flex h-full min-h-0 flex-col' : ''}>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        tabIndex={-1}
        className="@container/tabs relative flex shrink-0 overflow-x-auto border-b border-line"
        onKeyDown={move}
      >
        {tabs.map((tab) => (
          <button
            key={tab.key}
            id={idOf(tab.key)}
            type="button"
            role="tab"
            aria-selected={tab.key === active}
            aria-controls={panelOf(tab.key)}
            tabIndex={tab.key === active ? 0 : -1}
            className="-mb-px cursor-pointer border-b-2 border-transparent px-4 py-2.5 text-sm font-medium whitespace-nowrap @max-[30rem]/tabs:px-3 text-muted -outline-offset-2 hover:text-base-content aria-selected:border-primary aria-selected:text-base-content forced-colors:border-[Canvas] forced-colors:aria-selected:border-[Highlight]"
            onClick={() => onChange(tab.key)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {present.map((tab) => (
        <div
          key={tab.key}
          id={panelOf(tab.key)}
          role="tabpanel"
          aria-labelledby={idOf(tab.key)}
          hidden={tab !== current}
          // A scrolling panel must be focusable, or a keyboard cannot scroll it.
          tabIndex={0}
          // Positioned: otherwise text for screen readers would be below the page and make it scroll.
          className={fill ? 'relative min-h-0 flex-1 overflow-auto -outline-offset-2' : 'pt-5'}
        >
          {tab.content}
        </div>
      ))}
    </div>
  );
}

/** For the list: scrolls it to the tab of this id. */
function useActiveInSight(tabId: string): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null);

  // On a narrow screen the chosen tab may lie beyond the edge of the list, which scrolls. It may be chosen
  // while the list is out of sight, and then has no width yet.
  useEffect(() => {
    const box = list.current;
    if (!box) return undefined;
    const reveal = () => {
      const chosen = document.getElementById(tabId);
      if (chosen) box.scrollLeft = chosen.offsetLeft - (box.clientWidth - chosen.offsetWidth) / 2;
    };
    const observer = new ResizeObserver(reveal);
    observer.observe(box);
    reveal();
    return () => observer.disconnect();
  }, [tabId]);

  return list;
}
