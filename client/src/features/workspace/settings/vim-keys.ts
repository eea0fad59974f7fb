import type { editor } from 'monaco-editor/esm/vs/editor/editor.api';
import { initVimMode, StatusBar, VimMode } from 'monaco-vim';

/** The library's line of modes and commands, its input with a name. */
class NamedStatusBar extends StatusBar {
  readonly #line: HTMLElement;

  constructor(...parts: ConstructorParameters<typeof StatusBar>) {
    super(...parts);
    [this.#line] = parts;
    const close = this.closeInput;
    // It hands the focus to the editor, even where no command was typed: when the keys are switched off
    // elsewhere on the page, the focus stays there.
    this.closeInput = () => {
      if (this.#line.querySelector('input')) close();
      else this.setSec('');
    };
  }

  override setSec(...dialog: Parameters<StatusBar['setSec']>) {
    const close = super.setSec(...dialog);
    this.#line.querySelector('input')?.setAttribute('aria-label', 'Vim command');
    return close;
  }
}

// Shifting lines goes through a part of Monaco that takes one thing more than the library gives it.
VimMode.prototype.indentLine = function (line: number, right = true) {
  shiftLine((this as unknown as { editor: editor.IStandaloneCodeEditor }).editor, line + 1, right);
};

function shiftLine(codeEditor: editor.IStandaloneCodeEditor, line: number, right: boolean): void {
  const model = codeEditor.getModel();
  if (!model) return;
  const { indentSize } = model.getOptions();
  const blanks = /^\s*/.exec(model.getLineContent(line))?.[0].length ?? 0;
  const endColumn = right ? 1 : 1 + Math.min(blanks, indentSize);
  const range = { startLineNumber: line, endLineNumber: line, startColumn: 1, endColumn };
  codeEditor.executeEdits('vim', [{ range, text: right ? ' '.repeat(indentSize) : '' }]);
}

/** Answers with the way back to the editor's own keys. */
export function startVimKeys(
  codeEditor: editor.IStandaloneCodeEditor,
  statusLine: HTMLElement,
): () => void {
  const vim = initVimMode(codeEditor, statusLine, NamedStatusBar);
  return () => vim.dispose();
}
