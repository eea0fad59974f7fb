import type { editor } from 'monaco-editor/esm/vs/editor/editor.api';

/** Dispatched on the editor's element (`[data-code-editor]`) with the whole program as `detail`. */
export const SET_CODE_EVENT = 'stepwise:set-code';

/**
 * The one way for a browser test to put a program into the editor. Typed and pasted text is
 * auto-indented by Monaco and would arrive as another program; this replaces the text as it is, on the
 * undo stack like an edit of the person.
 */
export function attachEditorHandle(codeEditor: editor.IStandaloneCodeEditor): () => void {
  const element = codeEditor.getContainerDomNode();
  const setCode = (event: Event) => {
    const model = codeEditor.getModel();
    if (!model || !(event instanceof CustomEvent) || typeof event.detail !== 'string') return;
    model.pushEditOperations(
      [],
      [{ range: model.getFullModelRange(), text: event.detail }],
      () => null,
    );
  };
  element.dataset['codeEditor'] = '';
  element.addEventListener(SET_CODE_EVENT, setCode);
  return () => element.removeEventListener(SET_CODE_EVENT, setCode);
}
