import { loader } from '@monaco-editor/react';
import type { LanguageKey } from '@stepwise/contracts/language';
import 'monaco-editor/esm/vs/basic-languages/java/java.contribution';
import 'monaco-editor/esm/vs/basic-languages/javascript/javascript.contribution';
import 'monaco-editor/esm/vs/basic-languages/python/python.contribution';
import 'monaco-editor/esm/vs/basic-languages/typescript/typescript.contribution';
import { TabFocus } from 'monaco-editor/esm/vs/editor/browser/config/tabFocus';
import * as monaco from 'monaco-editor/esm/vs/editor/editor.api';
import EditorWorker from 'monaco-editor/esm/vs/editor/editor.worker?worker';
import { registerWords } from '../../completion/register-words.ts';
import { registerFormatters } from '../../formatting/register-formatters.ts';
import { colourNames } from './colour-names.ts';
import { hideClosedFind } from './hide-closed-find.ts';
import './monaco-contributions.ts';

const SCHEME = 'inmemory://solution/';
const FORM_SCHEME = 'inmemory://form/';

colourNames();
registerFormatters();
registerWords();
monaco.editor.onDidCreateEditor(hideClosedFind);

/** By what Monaco calls them; all else is done by the editor's own. */
const workers = new Map<string, new () => Worker>();

/** Has this worker started when Monaco asks for one of that name. */
export function bringWorker(label: string, Named: new () => Worker): void {
  workers.set(label, Named);
}

/**
 * Hands our own copy of Monaco to @monaco-editor/react. Without it the loader goes to a CDN, which the
 * content security policy forbids and a firewall swallows.
 */
export function setUpMonaco(): void {
  self.MonacoEnvironment = {
    getWorker: (_module, label) => new (workers.get(label) ?? EditorWorker)(),
  };
  loader.config({ monaco });
  // Letters are measured once; those of the fallback face are another width.
  void document.fonts.ready.then(() => monaco.editor.remeasureFonts());
}

export function modelPath(language: LanguageKey): string {
  return SCHEME + language.toLowerCase();
}

/** Of a field of a form; the model goes with its editor. */
export function formModelPath(name: string): string {
  return FORM_SCHEME + name;
}

/** Models outlive the editor; another person's or problem's code must not be found in them. */
export function forgetModels(): void {
  for (const model of monaco.editor.getModels()) {
    if (model.uri.toString().startsWith(SCHEME)) model.dispose();
  }
}

/** Tells at once and on every change whether Tab moves the focus (Ctrl+M), in all editors alike. */
export function watchTabMode(onChange: (isTabMoving: boolean) => void): () => void {
  onChange(TabFocus.getTabFocusMode());
  const subscription = TabFocus.onDidChangeTabFocus(onChange);
  return () => subscription.dispose();
}

/**
 * Lets Tab leave this editor after Esc, once: on a page of several editors nobody is to be caught in one.
 * @returns how to end that
 */
export function leaveByEscape(codeEditor: monaco.editor.IStandaloneCodeEditor): () => void {
  let isArmed = false;
  const set = (isLeaving: boolean) => {
    if (isArmed === isLeaving) return;
    isArmed = isLeaving;
    TabFocus.setTabFocusMode(isLeaving);
  };
  const subscriptions = [
    codeEditor.addAction({
      id: 'stepwise.leave-by-tab',
      label: 'Let Tab leave the editor',
      keybindings: [monaco.KeyCode.Escape],
      precondition:
        '!suggestWidgetVisible && !findWidgetVisible && !parameterHintsVisible && !inSnippetMode && !editorHasMultipleSelections',
      run: () => set(true),
    }),
    codeEditor.onDidBlurEditorText(() => set(false)),
  ];
  return () => {
    set(false);
    for (const subscription of subscriptions) subscription.dispose();
  };
}

/** The code as HTML: escaped text in spans whose classes the current theme colours. */
export function colourCode(code: string, language: LanguageKey): Promise<string> {
  return monaco.editor.colorize(code, language.toLowerCase(), { tabSize: 4 });
}
