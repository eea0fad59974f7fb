import { History } from 'lucide-react';
import { Button } from '../../../components/ui/button.tsx';

type DraftNoticeProps = {
  /** The stored problem was changed after the draft was begun. */
  isOutdated: boolean;
  onDiscard: () => void;
};

/** The form does not show what is stored but what was typed before. */
export function DraftNotice({ isOutdated, onDiscard }: DraftNoticeProps) {
  return (
    <div
      role="status"
      className="mb-6 flex flex-wrap items-center gap-3 rounded-box border border-line bg-base-200 px-4 py-3 text-sm"
    >
      <History className="size-4 shrink-0 text-secondary" aria-hidden="true" />
      <p className="me-auto">
        Your unsaved draft is back.
        {isOutdated ? ' The stored problem was changed since; saving replaces that change.' : ''}
      </p>
      <Button variant="ghost" size="sm" onClick={onDiscard}>
        Discard draft
      </Button>
    </div>
  );
}
