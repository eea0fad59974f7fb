import type { LanguageKey } from '@stepwise/contracts/language';
import type { editor } from 'monaco-editor/esm/vs/editor/editor.api';
import { useEffect, useMemo } from 'react';
import { starterPlumbing, type Lines } from './starter-plumbing.ts';

type CodeEditor = editor.IStandaloneCodeEditor;

/**
 * Folds away what a starter does by itself, as long as the starter is what one comes to: when the problem or
 * a language is opened, and after a reset.
 */
export function useFoldedStarter(
  codeEditor: CodeEditor | null,
  { language, code, starter }: { language: LanguageKey; code: string; starter: string },
): void {
  const plumbing = useMemo(() => starterPlumbing(starter), [starter]);
  const isStarter = code === starter;

  useEffect(() => {
    // Whoever has typed their way back to the starter may be at work in there.
    if (!codeEditor || !plumbing || !isStarter || codeEditor.hasTextFocus()) return;
    fold(codeEditor, plumbing);
    unfoldWhenReplaced(codeEditor, plumbing.from);
  }, [codeEditor, language, plumbing, isStarter]);
}

/** Monaco's own number for a range that was not found by indentation. */
const MADE_BY_HAND = 1;

/** As if the person had folded these lines: there is no call for it but what brings folds back. */
function fold(codeEditor: CodeEditor, { from, to }: Lines): void {
  const state = codeEditor.saveViewState();
  if (!state) return;
  const range = { startLineNumber: from, endLineNumber: to, isCollapsed: true };
  codeEditor.restoreViewState({
    ...state,
    contributionsState: {
      ...state.contributionsState,
      'editor.contrib.folding': { collapsedRegions: [{ ...range, source: MADE_BY_HAND }] },
    },
  });
  // Where the cursor is inside, Monaco would unfold at once.
  const line = codeEditor.getPosition()?.lineNumber ?? 1;
  if (from < line && line <= to) codeEditor.setPosition({ lineNumber: from, column: 1 });
}

/** A fold keeps its place when other text is put there, and would hide a part of that. */
function unfoldWhenReplaced(codeEditor: CodeEditor, from: number): void {
  let line = from;
  const end = () => {
    for (const watch of watches) watch.dispose();
  };
  const watches = [
    codeEditor.onDidChangeModel(end),
    codeEditor.onDidChangeModelContent(({ changes }) => {
      if (changes.some(({ range }) => range.endLineNumber > line)) {
        end();
        unfoldAll(codeEditor);
      }
      for (const { text, range } of changes) {
        line += text.split('\n').length - 1 - (range.endLineNumber - range.startLineNumber);
      }
    }),
  ];
}

/** At once: Monaco's own command waits until it has looked for folds. */
function unfoldAll(codeEditor: CodeEditor): void {
  codeEditor.updateOptions({ folding: false });
  codeEditor.updateOptions({ folding: true });
}
