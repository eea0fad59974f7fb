import type { LanguageKey } from '@stepwise/contracts/language';
import type { editor } from 'monaco-editor/esm/vs/editor/editor.api';
import { useEffect } from 'react';
import { STACKED } from '../../layout/stacked.ts';
import { versionOf } from '../version-of.ts';
import { loadTypes } from './load-types.ts';
import type { ScriptId } from './script-options.ts';

type CodeEditor = editor.IStandaloneCodeEditor;

const SCRIPTS: Partial<Record<LanguageKey, ScriptId>> = {
  JAVASCRIPT: 'javascript',
  TYPESCRIPT: 'typescript',
};

/** How long the editor has to be left alone: a keystroke comes before the types. */
const LEFT_ALONE_MS = 500;

/** Knows the types of a program in JavaScript or TypeScript from when somebody works at it. */
export function useTypes(
  codeEditor: CodeEditor | null,
  language: LanguageKey,
  isWanted: boolean,
): void {
  useEffect(() => {
    const id = SCRIPTS[language];
    if (!codeEditor || !id || !isWanted) return undefined;
    const leaving = new AbortController();
    whenUsed(codeEditor, leaving.signal, () => void start(codeEditor, id, leaving.signal));
    return () => leaving.abort();
  }, [codeEditor, language, isWanted]);
}

function whenUsed(codeEditor: CodeEditor, leaving: AbortSignal, onUsed: () => void): void {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    clearTimeout(waiting);
    waiting = setTimeout(() => {
      end();
      onUsed();
    }, LEFT_ALONE_MS);
  };
  const subscriptions = [
    codeEditor.onDidChangeModelContent(() => {
      // Otherwise it came from a draft or another tab.
      if (codeEditor.hasTextFocus()) wait();
    }),
  ];
  // On a phone, whose network may be slow, a tap may be for reading on.
  if (!window.matchMedia(STACKED).matches) {
    subscriptions.push(codeEditor.onDidFocusEditorText(wait));
    if (codeEditor.hasTextFocus()) wait();
  }
  const end = () => {
    clearTimeout(waiting);
    for (const subscription of subscriptions) subscription.dispose();
  };
  leaving.addEventListener('abort', end, { once: true });
}

async function start(codeEditor: CodeEditor, id: ScriptId, leaving: AbortSignal): Promise<void> {
  try {
    const { startTypes } = await loadTypes();
    const model = codeEditor.getModel();
    if (leaving.aborted || model?.getLanguageId() !== id) return;
    const stop = startTypes(model, id, versionOf('JAVASCRIPT'));
    leaving.addEventListener('abort', stop, { once: true });
  } catch {
    // There are the words without types.
  }
}
