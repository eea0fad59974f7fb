import type { LanguageKey } from '@stepwise/contracts/language';
import * as monaco from 'monaco-editor/esm/vs/editor/editor.api';
import { settingsNow, useEditorSettingsStore } from '../settings/editor-settings.store.ts';
import { useWorkspaceStore } from '../run/workspace.store.ts';
import { knownWords } from './known-words.ts';
import { memberWords } from './member-words.ts';
import { WORDS, type LanguageWords } from './words.ts';

const { CompletionItemKind, CompletionItemInsertTextRule } = monaco.languages;

/** Makes the editor offer the words of each language; those of the program it finds by itself. */
export function registerWords(): void {
  for (const language of Object.keys(WORDS) as LanguageKey[]) {
    monaco.languages.registerCompletionItemProvider(language.toLowerCase(), {
      triggerCharacters: ['.'],
      provideCompletionItems: (model, position) => {
        if (!settingsNow(useEditorSettingsStore.getState()).completion) return { suggestions: [] };
        const { startColumn, endColumn } = model.getWordUntilPosition(position);
        const { lineNumber } = position;
        const range = new monaco.Range(lineNumber, startColumn, lineNumber, endColumn);
        const before = model.getLineContent(lineNumber).slice(0, startColumn - 1);
        const words = knownWords(language, versionOf(language));
        const offered = memberWords(words, before);
        return { suggestions: offered ? members(offered, range) : globals(words, range) };
      },
    });
  }
}

function versionOf(language: LanguageKey): string | null {
  const { languages } = useWorkspaceStore.getState();
  return languages?.find(({ key }) => key === language)?.version ?? null;
}

function members(
  words: readonly string[],
  range: monaco.IRange,
): monaco.languages.CompletionItem[] {
  return words.map((label) => ({
    ...{ label, range, insertText: label, kind: CompletionItemKind.Method },
  }));
}

function globals(words: LanguageWords, range: monaco.IRange): monaco.languages.CompletionItem[] {
  const keywords = words.keywords.map((label) => ({
    ...{ label, range, insertText: label, kind: CompletionItemKind.Keyword },
  }));
  const names = words.names.map((label) => ({
    ...{ label, range, insertText: label, kind: CompletionItemKind.Function },
  }));
  const snippets = words.snippets.map(([label, detail, insertText]) => ({
    ...{ label, detail, range, insertText, kind: CompletionItemKind.Snippet },
    insertTextRules: CompletionItemInsertTextRule.InsertAsSnippet,
  }));
  return [...keywords, ...names, ...snippets];
}
