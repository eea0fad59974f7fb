import type { LucideIcon } from 'lucide-react';
import type { RefObject } from 'react';

type PaneJumpsProps = {
  panes: readonly { name: string; Icon: LucideIcon; pane: RefObject<HTMLElement | null> }[];
};

/** On a phone the panes are screens apart; from here each is one touch away. */
export function PaneJumps({ panes }: PaneJumpsProps) {
  return (
    <nav
      aria-label="Parts of this page"
      className="sticky top-25 z-20 -mx-2 flex border-b border-line bg-base-100 max-[15rem]:static max-[15rem]:flex-wrap"
    >
      {panes.map(({ name, Icon, pane }) => (
        <button
          key={name}
          type="button"
          className="flex min-h-10 flex-1 cursor-pointer items-center justify-center gap-2 text-sm font-medium text-muted -outline-offset-2 hover:text-base-content"
          onClick={() => pane.current?.scrollIntoView({ block: 'start' })}
        >
          <Icon className="size-4" aria-hidden="true" />
          {name}
        </button>
      ))}
    </nav>
  );
}
