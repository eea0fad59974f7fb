import type { LanguageKey } from '@stepwise/contracts/language';
import * as monaco from 'monaco-editor/esm/vs/editor/editor.api';
import { settingsNow, useEditorSettingsStore } from '../settings/editor-settings.store.ts';
import { isKnownTo, knownWords } from './known-words.ts';
import { memberWords } from './member-words.ts';
import { resolveTypedWord, typedWords } from './types/typed-words.ts';
import { versionOf } from './version-of.ts';
import { WORDS, type LanguageWords } from './words.ts';

const { CompletionItemKind, CompletionItemInsertTextRule } = monaco.languages;

/**
 * Makes the editor offer the words of each language, and in their place what fits by the types, where these are known.
 * Snippets are offered either way.
 */
export function registerWords(): void {
  for (const language of Object.keys(WORDS) as LanguageKey[]) {
    monaco.languages.registerCompletionItemProvider(language.toLowerCase(), {
      triggerCharacters: ['.'],
      resolveCompletionItem: resolveTypedWord,
      provideCompletionItems: async (model, position, ...rest) => {
        if (!settingsNow(useEditorSettingsStore.getState()).completion) return { suggestions: [] };
        const { startColumn, endColumn } = model.getWordUntilPosition(position);
        const { lineNumber } = position;
        const range = new monaco.Range(lineNumber, startColumn, lineNumber, endColumn);
        const before = model.getLineContent(lineNumber).slice(0, startColumn - 1);
        const version = versionOf(language);
        const words = knownWords(language, version);
        const behindDot = memberWords(words, before);
        const isKnown = isKnownTo(language, version);
        const typed = (await typedWords(model, position, ...rest)).filter(({ label }) =>
          isKnown(typeof label === 'string' ? label : label.label),
        );
        const plain = behindDot ? members(behindDot, range) : globals(words, range);
        const snippets = behindDot ? [] : snippetsOf(words, range);
        return { suggestions: [...(typed.length > 0 ? typed : plain), ...snippets] };
      },
    });
  }
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
  return [...keywords, ...names];
}

function snippetsOf(
  { snippets }: LanguageWords,
  range: monaco.IRange,
): monaco.languages.CompletionItem[] {
  return snippets.map(([label, detail, insertText]) => ({
    ...{ label, detail, range, insertText, kind: CompletionItemKind.Snippet },
    insertTextRules: CompletionItemInsertTextRule.InsertAsSnippet,
  }));
}
