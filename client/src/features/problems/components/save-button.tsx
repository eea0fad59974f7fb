import type { ProblemListItem } from '@stepwise/contracts/problem';
import { BookmarkPlus } from 'lucide-react';

type SaveButtonProps = { problem: ProblemListItem; onSave: (problem: ProblemListItem) => void };

/** Lies above the link that covers its row. */
export function SaveButton({ problem, onSave }: SaveButtonProps) {
  return (
    <button
      type="button"
      className="btn relative z-1 btn-ghost btn-square btn-sm size-9 text-muted hover:text-base-content"
      aria-label={`Save ${problem.title} to a playlist`}
      title="Add to Playlist"
      onClick={() => onSave(problem)}
    >
      <BookmarkPlus className="size-4.5" aria-hidden="true" />
    </button>
  );
}
