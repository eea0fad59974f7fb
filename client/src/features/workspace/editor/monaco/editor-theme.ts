import * as monaco from 'monaco-editor/esm/vs/editor/editor.api';

/** Tokens of the syntax, by the page's colour that draws them. */
const SYNTAX = {
  '': '--color-base-content',
  comment: '--muted',
  keyword: '--code-keyword',
  string: '--code-string',
  regexp: '--code-string',
  number: '--code-number',
  annotation: '--code-type',
  tag: '--code-type',
  type: '--code-type',
  call: '--code-call',
} as const;

const SURFACES = {
  'editor.background': '--color-base-200',
  'editor.foreground': '--color-base-content',
  'editorLineNumber.foreground': '--muted',
  'editorLineNumber.dimmedForeground': '--muted',
  'editorLineNumber.activeForeground': '--color-base-content',
  'editorCursor.foreground': '--color-primary',
  'editorWidget.background': '--color-base-300',
  'editorWidget.border': '--line',
  'editorError.foreground': '--color-error',
  'editorHoverWidget.background': '--color-base-300',
  'editorHoverWidget.border': '--line',
  'editorSuggestWidget.background': '--color-base-300',
  'editorSuggestWidget.border': '--line',
  'editorSuggestWidget.foreground': '--color-base-content',
  'editorSuggestWidget.selectedBackground': '--color-primary',
  'editorSuggestWidget.selectedForeground': '--color-primary-content',
  'editorSuggestWidget.highlightForeground': '--color-secondary',
  'editorSuggestWidget.focusHighlightForeground': '--color-primary-content',
  'quickInput.background': '--color-base-300',
  'quickInput.foreground': '--color-base-content',
  'quickInputList.focusBackground': '--color-primary',
  'quickInputList.focusForeground': '--color-primary-content',
  'keybindingLabel.foreground': '--color-base-content',
  'list.highlightForeground': '--color-secondary',
  'list.focusHighlightForeground': '--color-primary-content',
  'input.background': '--color-base-100',
  'input.foreground': '--color-base-content',
  focusBorder: '--color-primary',
  // Brackets by depth in six colours are the loudest thing on the page; they stay the colour of text.
  'editorBracketHighlight.foreground1': '--color-base-content',
  'editorBracketHighlight.foreground2': '--color-base-content',
  'editorBracketHighlight.foreground3': '--color-base-content',
  'editorBracketHighlight.unexpectedBracket.foreground': '--color-error',
} as const;

/** Colours that let the text below show through, with how much of them there is (hex). */
const VEILS = {
  'editor.lineHighlightBackground': ['--color-base-content', '0a'],
  'editor.lineHighlightBorder': ['--color-base-content', '00'],
  'editor.selectionBackground': ['--color-primary', '40'],
  'editor.inactiveSelectionBackground': ['--color-primary', '26'],
  'editor.wordHighlightBackground': ['--color-secondary', '33'],
  'editor.wordHighlightStrongBackground': ['--color-secondary', '33'],
  'editor.findMatchBackground': ['--color-warning', '66'],
  'editor.findMatchHighlightBackground': ['--color-warning', '33'],
  'editorBracketMatch.background': ['--color-primary', '26'],
  'editorBracketMatch.border': ['--color-primary', '80'],
  'editorIndentGuide.background1': ['--color-base-content', '14'],
  'editorIndentGuide.activeBackground1': ['--color-base-content', '33'],
  'diffEditor.insertedLineBackground': ['--color-success', '12'],
  'diffEditor.insertedTextBackground': ['--color-success', '14'],
  'diffEditor.removedLineBackground': ['--color-error', '12'],
  'diffEditor.removedTextBackground': ['--color-error', '14'],
  'diffEditor.diagonalFill': ['--color-base-content', '1a'],
  'scrollbarSlider.background': ['--color-base-content', '26'],
  'scrollbarSlider.hoverBackground': ['--color-base-content', '40'],
  'scrollbarSlider.activeBackground': ['--color-base-content', '59'],
} as const;

/** Makes a theme of this name out of the colours the page has now, so that there is one palette. */
export function defineEditorTheme(name: string): void {
  const isDark = getComputedStyle(document.documentElement).colorScheme !== 'light';
  const colours: Record<string, string> = {};
  for (const [key, token] of Object.entries(SURFACES)) colours[key] = hexOf(token);
  for (const [key, [token, alpha]] of Object.entries(VEILS)) colours[key] = hexOf(token) + alpha;
  monaco.editor.defineTheme(name, {
    base: isDark ? 'vs-dark' : 'vs',
    inherit: true,
    rules: Object.entries(SYNTAX).map(([token, colour]) => ({
      token,
      foreground: hexOf(colour).slice(1),
      ...(token === 'comment' ? { fontStyle: 'italic' } : {}),
    })),
    colors: colours,
  });
  monaco.editor.setTheme(name);
}

/** Monaco reads hexadecimal colours only; a pixel painted in the token's colour knows its own. */
function hexOf(token: string): string {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = 1;
  const context = canvas.getContext('2d');
  if (!context) return '#808080';
  context.fillStyle = getComputedStyle(document.documentElement).getPropertyValue(token);
  context.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
  const hex = [red, green, blue].map((part) => part.toString(16).padStart(2, '0'));
  return `#${hex.join('')}`;
}
