import { useEffect, useRef } from 'react';
import type { NavUser } from '../../components/layout/nav-links.ts';
import { PaletteChoice } from './palette-choice.tsx';

export type CommandPaletteProps = {
  open: boolean;
  onClose: () => void;
  user: NavUser | null;
  onLogout: () => void;
};

/** A dialog that finds problems, pages and playlists by a few letters, and does what the bar does. */
export function CommandPalette({ open, onClose, user, onLogout }: CommandPaletteProps) {
  const ref = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || dialog.open === open) return;
    if (open) dialog.showModal();
    else dialog.close();
  }, [open]);

  return (
    <dialog
      ref={ref}
      className="mx-auto mt-[12dvh] mb-auto w-[min(36rem,calc(100vw-2rem))] overflow-hidden rounded-box border border-line bg-base-200 text-base-content shadow-2xl backdrop:bg-black/60"
      aria-label="Go to a problem or page"
      onClose={onClose}
      {...{ closedby: 'any' }}
    >
      {open ? <PaletteChoice user={user} onClose={onClose} onLogout={onLogout} /> : null}
    </dialog>
  );
}
