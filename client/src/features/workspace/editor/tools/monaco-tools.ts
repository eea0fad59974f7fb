import type { editor } from 'monaco-editor/esm/vs/editor/editor.api';
import type { EditorTools } from './editor-tools.ts';

const SOURCE = 'editor-tools';

export function monacoTools(codeEditor: editor.IStandaloneCodeEditor): EditorTools {
  const press = (command: string) => () => {
    codeEditor.focus();
    codeEditor.trigger(SOURCE, command, {});
  };
  return {
    format: () => void codeEditor.getAction('editor.action.formatDocument')?.run(),
    insert: (text) => {
      codeEditor.focus();
      const ranges = codeEditor.getSelections() ?? [];
      // A step of its own for undo, apart from what was typed before it.
      codeEditor.pushUndoStop();
      codeEditor.executeEdits(
        SOURCE,
        ranges.map((range) => ({ range, text, forceMoveMarkers: true })),
      );
      codeEditor.pushUndoStop();
      codeEditor.revealPositionInCenterIfOutsideViewport(
        codeEditor.getPosition() ?? { lineNumber: 1, column: 1 },
      );
    },
    tab: press('tab'),
    undo: press('undo'),
    redo: press('redo'),
  };
}
