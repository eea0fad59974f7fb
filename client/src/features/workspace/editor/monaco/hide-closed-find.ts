import type { editor } from 'monaco-editor/esm/vs/editor/editor.api';
import { CommonFindController } from 'monaco-editor/esm/vs/editor/contrib/find/browser/findController';

/**
 * Marks an editor whose find box is closed, for the style sheet. The box's own `aria-hidden` comes too late for
 * that: it is taken away after the box was given the focus, which what is hidden cannot get.
 */
export function hideClosedFind(codeEditor: editor.ICodeEditor): void {
  const state = codeEditor
    .getContribution<CommonFindController>(CommonFindController.ID)
    ?.getState();
  if (!state) return;
  const mark = () => {
    codeEditor.getContainerDomNode().dataset['find'] = state.isRevealed ? 'open' : 'closed';
  };
  mark();
  // It ends with the editor.
  state.onFindReplaceStateChange(mark);
}
