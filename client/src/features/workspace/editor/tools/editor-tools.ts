/** What the buttons around the editor can do with its code, whichever editor is there. */
export type EditorTools = {
  /** Null where the editor cannot lay out code. */
  format: (() => void) | null;
  /** Puts the text in place of the selection, as it is: nothing is closed or indented. */
  insert: (text: string) => void;
  /** What the key does: on to the next tab stop, or all selected lines further in. */
  tab: () => void;
  undo: () => void;
  redo: () => void;
};
