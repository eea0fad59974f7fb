import type { editor } from 'monaco-editor/esm/vs/editor/editor.api';
import { offerJump } from './jump-to-line.ts';

/** Lets the rest of the page send the cursor to a line of this editor. */
export function attachJump(codeEditor: editor.IStandaloneCodeEditor): () => void {
  return offerJump((line, column) => {
    const model = codeEditor.getModel();
    if (!model) return;
    // The program may have become shorter since the message was written.
    const position = model.validatePosition({ lineNumber: line, column });
    codeEditor.setPosition(position, 'jump');
    codeEditor.revealPositionInCenterIfOutsideViewport(position);
    codeEditor.getContainerDomNode().scrollIntoView({ block: 'nearest' });
    codeEditor.focus();
  });
}
