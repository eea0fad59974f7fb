import type { LanguageKey } from '@stepwise/contracts/language';
import * as monaco from 'monaco-editor/esm/vs/editor/editor.api';
import { useEffect } from 'react';
import { useProgramMarkStore, type ProgramMark } from './program-mark.store.ts';

const OWNER = 'stepwise.run';
type CodeEditor = monaco.editor.IStandaloneCodeEditor;

/** Marks the line where the last run went wrong and says there what was wrong, until it is changed. */
export function useEditorMark(codeEditor: CodeEditor | null, language: LanguageKey): void {
  const mark = useProgramMarkStore((state) => state.mark);
  useEffect(() => {
    if (!codeEditor || mark?.language !== language) return undefined;
    return draw(codeEditor, mark);
  }, [codeEditor, language, mark]);
}

function draw(codeEditor: CodeEditor, mark: ProgramMark): () => void {
  const model = codeEditor.getModel();
  if (!model || mark.line > model.getLineCount()) return () => undefined;
  const drawn = codeEditor.createDecorationsCollection(decorationsOf(mark, model));
  // F8 leads to it, and a pointer above it shows all of what was said.
  if (!isMarked(model, mark.line))
    monaco.editor.setModelMarkers(model, OWNER, [markerOf(mark, model)]);
  const clear = () => {
    drawn.clear();
    if (!model.isDisposed()) monaco.editor.setModelMarkers(model, OWNER, []);
  };
  const watch = codeEditor.onDidChangeModelContent(({ changes }) => {
    // The mark moves along with its line; the change that touches the line answers it.
    const line = drawn.getRange(0)?.startLineNumber ?? 0;
    const isTouched = changes.some(
      ({ range }) => range.startLineNumber <= line && line <= range.endLineNumber,
    );
    // Not drawn again by another look at the language.
    if (isTouched) useProgramMarkStore.getState().clearMark();
  });
  return () => {
    watch.dispose();
    clear();
  };
}

/** By the types of the program: a compiler says the same, and once is enough. */
function isMarked(model: monaco.editor.ITextModel, line: number): boolean {
  return monaco.editor
    .getModelMarkers({ resource: model.uri })
    .some(({ owner, startLineNumber }) => owner !== OWNER && startLineNumber === line);
}

function decorationsOf(
  { line, message }: ProgramMark,
  model: monaco.editor.ITextModel,
): monaco.editor.IModelDeltaDecoration[] {
  const end = model.getLineMaxColumn(line);
  return [
    {
      range: new monaco.Range(line, 1, line, 1),
      options: {
        isWholeLine: true,
        className: 'failed-line',
        linesDecorationsClassName: 'failed-line-mark',
      },
    },
    {
      range: new monaco.Range(line, end, line, end),
      options: {
        showIfCollapsed: true,
        after: {
          content: message === '' ? '' : `    ${message}`,
          inlineClassName: 'failed-line-words',
          cursorStops: monaco.editor.InjectedTextCursorStops.None,
        },
      },
    },
  ];
}

/** From the column that was named to the end of its word; the whole line where none was. */
function markerOf(
  { line, column, message }: ProgramMark,
  model: monaco.editor.ITextModel,
): monaco.editor.IMarkerData {
  const word = column > 1 ? model.getWordAtPosition({ lineNumber: line, column }) : null;
  const first = model.getLineFirstNonWhitespaceColumn(line) || 1;
  return {
    severity: monaco.MarkerSeverity.Error,
    message: message === '' ? 'The last run failed here.' : message,
    startLineNumber: line,
    endLineNumber: line,
    startColumn: column > 1 ? column : first,
    endColumn: column > 1 ? (word?.endColumn ?? column + 1) : model.getLineMaxColumn(line),
  };
}
