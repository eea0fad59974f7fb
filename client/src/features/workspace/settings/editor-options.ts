import type { editor } from 'monaco-editor/esm/vs/editor/editor.api';
import { TAB_SIZE, type EditedLanguage } from '../../../lib/tab-size.ts';
import { DEFAULT_SETTINGS, type EditorSettings } from './editor-settings.ts';

const LINE_HEIGHT = 1.57;
/** The letters of the page at which the sizes to choose from are what they say. */
const USUAL_LETTERS = 16;

type Look = {
  ariaLabel: string;
  /** See useLetterSize: whoever needs larger letters on the page needs them in the code too. */
  letterSize: number;
  settings?: EditorSettings;
};

export function editorOptions(
  language: EditedLanguage,
  { ariaLabel, letterSize, settings = DEFAULT_SETTINGS }: Look,
): editor.IStandaloneEditorConstructionOptions {
  const { tabSize, wordWrap, completion } = settings;
  const fontSize = (settings.fontSize * letterSize) / USUAL_LETTERS;
  return {
    ariaLabel,
    // Enter ends a line, also one that ends like a word on offer; Tab takes the word.
    acceptSuggestionOnEnter: 'off',
    automaticLayout: true,
    bracketPairColorization: { enabled: false },
    // The starters say how wide a tab is; guessing from a three-line draft goes wrong.
    detectIndentation: false,
    fixedOverflowWidgets: true,
    fontFamily: "'JetBrains Mono Variable', ui-monospace, monospace",
    fontLigatures: false,
    fontSize,
    lineHeight: Math.round(fontSize * LINE_HEIGHT),
    lineNumbersMinChars: 3,
    minimap: { enabled: false },
    overviewRulerLanes: 0,
    parameterHints: { enabled: completion },
    quickSuggestions: { other: completion, comments: false, strings: false },
    suggestOnTriggerCharacters: completion,
    wordBasedSuggestions: completion ? 'currentDocument' : 'off',
    padding: { top: 12, bottom: 12 },
    renderLineHighlight: 'line',
    scrollBeyondLastLine: false,
    scrollbar: { verticalScrollbarSize: 10, horizontalScrollbarSize: 10, useShadows: false },
    smoothScrolling: false,
    stickyScroll: { enabled: false },
    tabSize: tabSize === 'language' ? TAB_SIZE[language] : tabSize,
    wordWrap: wordWrap ? 'on' : 'off',
  };
}
