import { Search } from 'lucide-react';
import { IS_APPLE } from '../../lib/browser/is-apple.ts';

/** Opens the palette. Where the bar is narrow, the menu has an entry of its own instead. */
export function SearchButton({ onClick }: { onClick: () => void }) {
  return (
    <button
      type="button"
      className="btn h-10 min-w-10 shrink-0 btn-ghost px-2 text-muted btn-sm hover:text-base-content @max-[38rem]/bar:hidden"
      aria-label="Go to a problem or page"
      aria-keyshortcuts={IS_APPLE ? 'Meta+K' : 'Control+K'}
      title={`Go to a problem or page (${PALETTE_KEY})`}
      onClick={onClick}
    >
      <Search className="size-4.5" aria-hidden="true" />
      <kbd
        className="kbd hidden h-5 whitespace-nowrap border-field-line bg-base-200 kbd-sm @min-[66rem]/bar:group-data-[docked=false]:inline-flex"
        aria-hidden="true"
      >
        {PALETTE_KEY}
      </kbd>
    </button>
  );
}

const PALETTE_KEY = IS_APPLE ? '⌘K' : 'Ctrl K';
