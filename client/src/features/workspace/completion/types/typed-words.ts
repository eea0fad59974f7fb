import type { languages } from 'monaco-editor/esm/vs/editor/editor.api';

type Provide = languages.CompletionItemProvider['provideCompletionItems'];

/** What completes a program by its types. */
export type TypedWords = Required<
  Pick<languages.CompletionItemProvider, 'provideCompletionItems' | 'resolveCompletionItem'>
>;

const started = new Map<string, TypedWords>();

/** Offers them in a language, by Monaco's name of it. Answers with the way to stop. */
export function offerTypedWords(languageId: string, words: TypedWords): () => void {
  started.set(languageId, words);
  return () => {
    if (started.get(languageId) === words) started.delete(languageId);
  };
}

/** What fits by the types; nothing where these are not known. */
export async function typedWords(
  ...[model, ...place]: Parameters<Provide>
): Promise<languages.CompletionItem[]> {
  try {
    const words = started.get(model.getLanguageId());
    const list = await words?.provideCompletionItems(model, ...place);
    return list?.suggestions ?? [];
  } catch {
    // A worker that was ended, or has failed: there are the words without types.
    return [];
  }
}

/** Adds the type of one that was offered, and what it is for. */
export const resolveTypedWord: TypedWords['resolveCompletionItem'] = async (item, token) => {
  if (!('uri' in item)) return item;
  for (const words of started.values()) {
    return (await words.resolveCompletionItem(item, token)) ?? item;
  }
  return item;
};
