import { useEffect, useState } from 'react';

/** The open dialog that opened last; null while none is open. */
export function useTopDialog(): HTMLDialogElement | null {
  const [open, setOpen] = useState<readonly HTMLDialogElement[]>([]);
  const top = open.at(-1) ?? null;

  useEffect(() => {
    const take = ({ target }: Event) => {
      if (!(target instanceof HTMLDialogElement)) return;
      setOpen((known) => [
        ...known.filter((one) => one !== target && isOpen(one)),
        ...(isOpen(target) ? [target] : []),
      ]);
    };
    // It does not bubble.
    document.addEventListener('toggle', take, { capture: true });
    return () => document.removeEventListener('toggle', take, { capture: true });
  }, []);

  // One that goes with its page is never closed, and no event tells of it.
  useEffect(() => {
    if (!top) return undefined;
    const watch = new MutationObserver(() => {
      if (!top.isConnected) setOpen((known) => known.filter(isOpen));
    });
    watch.observe(document.body, { childList: true, subtree: true });
    return () => watch.disconnect();
  }, [top]);

  return top;
}

function isOpen(dialog: HTMLDialogElement): boolean {
  return dialog.isConnected && dialog.open;
}
