import { Search, X } from 'lucide-react';
import type { ComponentProps } from 'react';

type PaletteFieldProps = ComponentProps<'input'> & {
  /** The id of the list of what is found. */
  listId: string;
  onClose: () => void;
};

/** The line that is typed into. First in the dialog, so that the browser gives it the focus. */
export function PaletteField({ listId, onClose, ...input }: PaletteFieldProps) {
  return (
    <div className="flex items-center gap-2 border-b border-line ps-4 pe-2">
      <Search className="size-4.5 shrink-0 text-muted" aria-hidden="true" />
      <input
        {...input}
        type="text"
        role="combobox"
        aria-label="Search problems, pages and playlists"
        aria-autocomplete="list"
        aria-controls={listId}
        aria-expanded="true"
        autoComplete="off"
        spellCheck="false"
        placeholder="A problem, its number, a page..."
        className="h-13 min-w-0 flex-1 bg-transparent outline-none"
      />
      <button
        type="button"
        className="btn btn-ghost btn-square btn-sm"
        aria-label="Close"
        onClick={onClose}
      >
        <X className="size-4" aria-hidden="true" />
      </button>
    </div>
  );
}
