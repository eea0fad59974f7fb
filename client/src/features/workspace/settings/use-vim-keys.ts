import type { editor } from 'monaco-editor/esm/vs/editor/editor.api';
import { useEffect } from 'react';
import toast from 'react-hot-toast';

/** Vim's keys in the editor as long as there is a status line to show its modes in. */
export function useVimKeys(
  codeEditor: editor.IStandaloneCodeEditor | null,
  statusLine: HTMLElement | null,
): void {
  useEffect(() => {
    if (!codeEditor || !statusLine) return undefined;
    let isWanted = true;
    let stop = () => {
      isWanted = false;
    };
    import('./vim-keys.ts').then(
      ({ startVimKeys }) => {
        if (isWanted) stop = startVimKeys(codeEditor, statusLine);
      },
      () => toast.error('The Vim keys could not be loaded.'),
    );
    return () => stop();
  }, [codeEditor, statusLine]);
}
