import { History } from 'lucide-react';
import { useState } from 'react';
import { Dialog } from '../../../components/ui/dialog.tsx';
import type { DraftPlace } from './drafts.ts';
import { VersionChoice } from './version-choice.tsx';

type DraftVersionsProps = { place: DraftPlace; onRestore: (code: string) => void };

/** The way to earlier texts of the draft. */
export function DraftVersions({ place, onRestore }: DraftVersionsProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="btn btn-ghost btn-sm btn-square text-muted hover:text-base-content"
        aria-label="Versions"
        title="Versions of your code"
        onClick={() => setOpen(true)}
      >
        <History className="size-4" aria-hidden="true" />
      </button>
      <Dialog
        wide
        open={isOpen}
        onClose={() => setOpen(false)}
        title="Versions of your code"
        description="One is kept every minute while you type, and before your code is replaced. The last ten stay."
      >
        <VersionChoice
          place={place}
          onRestore={(code) => {
            setOpen(false);
            onRestore(code);
          }}
        />
      </Dialog>
    </>
  );
}
