import { flushSync } from 'react-dom';
import { usePaneStore } from '../layout/pane.store.ts';

type Jump = (line: number, column: number) => void;

let jump: Jump | null = null;

/** The editor on the page says how to get to a line of it; answers with the way out. */
export function offerJump(offered: Jump): () => void {
  jump = offered;
  return () => {
    if (jump === offered) jump = null;
  };
}

/** Puts the editor's cursor there and the focus into it. Does nothing while there is no editor. */
export function jumpToLine(line: number, column: number): void {
  // On a phone the editor may be behind another tab, where it takes no focus.
  flushSync(() => usePaneStore.getState().showPane('code'));
  jump?.(line, column);
}
