import type { Playlist } from '@stepwise/contracts/playlist';
import { Trash2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Button } from '../../../components/ui/button.tsx';
import { useFocusAfterRemoval } from '../../../lib/browser/focus/use-focus-after-removal.ts';
import { countProblems } from '../count-problems.ts';
import { PlaylistRow } from './playlist-row.tsx';

/** A playlist may have a thousand problems; its card shows a few until "all" is requested. */
const FIRST_ROWS = 6;

type PlaylistCardProps = { playlist: Playlist; onDelete: () => void };

export function PlaylistCard({ playlist, onDelete }: PlaylistCardProps) {
  const { id, name, description, problems } = playlist;
  const [isOpen, setOpen] = useState(false);
  const shown = isOpen ? problems : problems.slice(0, FIRST_ROWS);
  const card = useFocusAfterRemoval<HTMLLIElement>(problems.map((entry) => entry.id));
  const isWanted = useLocation().hash === `#${encodeURIComponent(id)}`;

  useEffect(() => {
    if (isWanted) card.current?.focus();
  }, [isWanted, card]);

  return (
    <li ref={card} id={id} tabIndex={-1} className="surface min-w-0">
      <div className="flex items-start gap-3 py-3 ps-5 pe-3">
        <div className="min-w-0 flex-1 pt-1">
          <h3 className="font-semibold wrap-anywhere">{name}</h3>
          <p className="text-sm text-muted tabular-nums">{countProblems(playlist)}</p>
          {description ? <p className="mt-1.5 text-sm wrap-anywhere">{description}</p> : null}
        </div>
        <button
          type="button"
          className="btn btn-ghost btn-square btn-sm size-9 text-muted hover:text-rejected"
          aria-label={`Delete playlist ${name}`}
          onClick={onDelete}
        >
          <Trash2 className="size-4.5" aria-hidden="true" />
        </button>
      </div>
      {problems.length === 0 ? (
        <p className="border-t border-line px-5 py-4 text-sm text-muted">No problems added yet.</p>
      ) : (
        <ul
          className="divide-y divide-line border-t border-line"
          aria-label={`Problems of ${name}`}
        >
          {shown.map((entry) => (
            <PlaylistRow key={entry.id} playlistId={id} entry={entry} />
          ))}
        </ul>
      )}
      {problems.length > FIRST_ROWS ? (
        <div className="border-t border-line p-1.5">
          <Button
            variant="ghost"
            size="sm"
            className="w-full"
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? 'Show fewer' : `Show all ${String(problems.length)}`}
          </Button>
        </div>
      ) : null}
    </li>
  );
}
