import type { LanguageKey } from '@stepwise/contracts/language';
import type { editor } from 'monaco-editor/esm/vs/editor/editor.api';
import { useEffect } from 'react';
import { useProgramMarkStore, type ProgramMark } from './program-mark.store.ts';

/** Marks the line where the last run went wrong, until that line is changed. */
export function useEditorMark(
  codeEditor: editor.IStandaloneCodeEditor | null,
  language: LanguageKey,
): void {
  const mark = useProgramMarkStore((state) => state.mark);
  useEffect(() => {
    if (!codeEditor || mark?.language !== language) return undefined;
    return draw(codeEditor, mark);
  }, [codeEditor, language, mark]);
}

function draw(codeEditor: editor.IStandaloneCodeEditor, mark: ProgramMark): () => void {
  const lineCount = codeEditor.getModel()?.getLineCount() ?? 0;
  if (mark.line > lineCount) return () => undefined;
  const drawn = codeEditor.createDecorationsCollection([
    {
      range: {
        ...{ startLineNumber: mark.line, startColumn: 1 },
        ...{ endLineNumber: mark.line, endColumn: 1 },
      },
      options: {
        isWholeLine: true,
        className: 'failed-line',
        linesDecorationsClassName: 'failed-line-mark',
      },
    },
  ]);
  const watch = codeEditor.onDidChangeModelContent(({ changes }) => {
    // The mark moves along with its line; the change that touches the line answers it.
    const line = drawn.getRange(0)?.startLineNumber ?? 0;
    const isTouched = changes.some(
      ({ range }) => range.startLineNumber <= line && line <= range.endLineNumber,
    );
    if (isTouched) drawn.clear();
  });
  return () => {
    watch.dispose();
    drawn.clear();
  };
}
