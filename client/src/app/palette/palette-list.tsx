import { CornerDownLeft } from 'lucide-react';
import type { PaletteEntry, PaletteGroup } from './palette-entries.ts';

type PaletteListProps = {
  id: string;
  groups: readonly PaletteGroup[];
  active: PaletteEntry | null;
  optionId: (entry: PaletteEntry) => string;
  isLoading: boolean;
  onPoint: (entry: PaletteEntry) => void;
  onChoose: (entry: PaletteEntry) => void;
};

/** What is found. The focus stays in the text field, which names the active option. */
export function PaletteList({ id, groups, isLoading, ...options }: PaletteListProps) {
  const count = groups.flatMap(({ entries }) => entries).length;
  return (
    <div className="flex h-[min(26rem,60dvh)] flex-col">
      {/* A combobox's own list may scroll without taking the focus. */}
      <div role="listbox" id={id} aria-label="Found" className="min-h-0 overflow-y-auto p-2">
        {groups.map(({ title, entries }) => (
          <div key={title} role="group" aria-label={title}>
            <p className="px-3 pt-2 pb-1 text-xs font-medium text-muted" aria-hidden="true">
              {title}
            </p>
            {entries.map((entry) => (
              <Option key={entry.id} entry={entry} {...options} />
            ))}
          </div>
        ))}
      </div>
      {isLoading ? <p className="px-5 py-2 text-sm text-muted">Loading problems...</p> : null}
      {count === 0 && !isLoading ? (
        <p className="px-5 py-2 text-sm text-muted">Nothing found</p>
      ) : null}
      <p role="status" className="sr-only">
        {count === 1 ? '1 result' : `${String(count)} results`}
      </p>
    </div>
  );
}

type OptionProps = Pick<PaletteListProps, 'active' | 'optionId' | 'onPoint' | 'onChoose'> & {
  entry: PaletteEntry;
};

function Option({ entry, active, optionId, onPoint, onChoose }: OptionProps) {
  const isActive = entry.id === active?.id;
  return (
    // The keys are the text field's: an option never has the focus.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
    <div
      role="option"
      id={optionId(entry)}
      aria-selected={isActive}
      className="flex min-h-10 cursor-pointer items-center gap-3 rounded-field px-3 py-1.5 text-sm aria-selected:bg-base-300 forced-colors:aria-selected:outline-2 forced-colors:aria-selected:outline-[Highlight]"
      onMouseMove={() => onPoint(entry)}
      onClick={() => onChoose(entry)}
    >
      {/* Beside a long title there is no room: the number goes below it. */}
      <span className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-3">
        <span className="wrap-anywhere">{entry.label}</span>
        {entry.detail ? <span className="text-muted tabular-nums">{entry.detail}</span> : null}
      </span>
      <CornerDownLeft
        className={`size-4 shrink-0 text-muted ${isActive ? '' : 'invisible'}`}
        aria-hidden="true"
      />
    </div>
  );
}
