import type { ReactNode, Ref } from 'react';
import { Brand } from './brand.tsx';

type BarRowProps = {
  docked: boolean;
  /** Where a page that fills the window puts its own controls; they are no links of the site. */
  slot: Ref<HTMLDivElement> | undefined;
  onHome: () => void;
  /** The links of the site, and what belongs to the account. */
  children: ReactNode;
};

/** The one row of the bar: a page's own controls lie between the brand and the site's links. */
export function BarRow({ docked, slot, onHome, children }: BarRowProps) {
  const brand = (
    <div className="min-w-0 @min-[60rem]/bar:group-data-[docked=false]:flex-1">
      <Brand isSmall={docked} onClick={onHome} />
    </div>
  );
  return (
    <div className="flex h-14 items-center gap-2 px-3 @min-[38rem]/bar:px-4 group-data-[docked=true]:h-12 group-data-[docked=true]:px-2 @max-[18rem]/bar:group-data-[docked=true]:h-auto @max-[18rem]/bar:group-data-[docked=true]:flex-wrap">
      {docked ? (
        <>
          {brand}
          <div
            ref={slot}
            className="flex min-w-0 flex-1 items-center @max-[18rem]/bar:order-last @max-[18rem]/bar:basis-full"
          />
        </>
      ) : null}
      <nav
        aria-label="Main"
        className="flex items-center gap-2 group-data-[docked=false]:min-w-0 group-data-[docked=false]:flex-1"
      >
        {docked ? null : brand}
        {children}
      </nav>
    </div>
  );
}
