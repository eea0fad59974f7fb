import type { LanguageKey } from '@stepwise/contracts/language';
import type { editor } from 'monaco-editor/esm/vs/editor/editor.api';

const TAB_SIZE: Record<LanguageKey, number> = { JAVASCRIPT: 2, TYPESCRIPT: 2, PYTHON: 4, JAVA: 4 };

export function editorOptions(
  language: LanguageKey,
  ariaLabel: string,
): editor.IStandaloneEditorConstructionOptions {
  return {
    ariaLabel,
    automaticLayout: true,
    bracketPairColorization: { enabled: false },
    // The starters say how wide a tab is; guessing from a three-line draft goes wrong.
    detectIndentation: false,
    fixedOverflowWidgets: true,
    fontFamily: "'JetBrains Mono Variable', ui-monospace, monospace",
    fontLigatures: false,
    fontSize: 14,
    lineHeight: 22,
    lineNumbersMinChars: 3,
    minimap: { enabled: false },
    overviewRulerLanes: 0,
    padding: { top: 12, bottom: 12 },
    renderLineHighlight: 'line',
    scrollBeyondLastLine: false,
    scrollbar: { verticalScrollbarSize: 10, horizontalScrollbarSize: 10, useShadows: false },
    smoothScrolling: false,
    stickyScroll: { enabled: false },
    tabSize: TAB_SIZE[language],
  };
}
