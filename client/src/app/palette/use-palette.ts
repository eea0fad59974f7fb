import { type ComponentType, useState } from 'react';
import toast from 'react-hot-toast';
import { inTime } from '../../lib/in-time.ts';
import type { CommandPaletteProps } from './command-palette.tsx';
import { usePaletteKey } from './use-palette-key.ts';

type PaletteState = {
  /** Null until its code was fetched, at the first time it is opened. */
  Palette: ComponentType<CommandPaletteProps> | null;
  isOpen: boolean;
  open: () => void;
  close: () => void;
};

export function usePalette(): PaletteState {
  const [Palette, setPalette] = useState<ComponentType<CommandPaletteProps> | null>(null);
  const [isOpen, setOpen] = useState(false);

  async function open() {
    setOpen(true);
    if (Palette) return;
    try {
      const { CommandPalette } = await inTime(import('./command-palette.tsx'));
      setPalette(() => CommandPalette);
    } catch {
      // Without a network: the page stays as it is, and the next time may succeed.
      setOpen(false);
      toast.error('This could not be loaded. Check your connection, then try again.');
    }
  }

  usePaletteKey(() => void open());
  return { Palette, isOpen, open: () => void open(), close: () => setOpen(false) };
}
