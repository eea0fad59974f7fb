import type { LanguageKey } from '@stepwise/contracts/language';
import * as monaco from 'monaco-editor/esm/vs/editor/editor.api';
import toast from 'react-hot-toast';
import { FORMATTERS } from './formatters.ts';

/** Makes the editor's own "Format Document" (Shift+Alt+F, F1) use our formatters. */
export function registerFormatters(): void {
  for (const language of Object.keys(FORMATTERS) as LanguageKey[]) {
    const { label, unchanged, format } = FORMATTERS[language];
    monaco.languages.registerDocumentFormattingEditProvider(language.toLowerCase(), {
      displayName: label,
      provideDocumentFormattingEdits: async (model, { tabSize }) => {
        const code = model.getValue(monaco.editor.EndOfLinePreference.LF);
        try {
          const text = await format(code, tabSize);
          if (text === code) {
            toast(unchanged, { id: 'formatted' });
            return [];
          }
          return [{ range: model.getFullModelRange(), text }];
        } catch (error) {
          toast.error(error instanceof Error ? error.message : 'The code could not be formatted.');
          return [];
        }
      },
    });
  }
}
