import type { languages } from 'monaco-editor/esm/vs/editor/editor.api';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useEditorSettingsStore } from '../settings/editor-settings.store.ts';
import { DEFAULT_SETTINGS } from '../settings/editor-settings.ts';
import { registerWords } from './register-words.ts';
import { offerTypedWords } from './types/typed-words.ts';

type Provider = languages.CompletionItemProvider;
type Asked = Record<
  'provideCompletionItems' | 'resolveCompletionItem',
  (...place: unknown[]) => unknown
>;
type Item = { readonly label: string; readonly uri?: object };

const { providers } = vi.hoisted(() => ({ providers: new Map<string, Provider>() }));

vi.mock('monaco-editor/esm/vs/editor/editor.api', () => ({
  Range: Object,
  languages: {
    CompletionItemKind: {},
    CompletionItemInsertTextRule: {},
    registerCompletionItemProvider: (id: string, provider: Provider) => providers.set(id, provider),
  },
}));

registerWords();

const asked = (id: string) => providers.get(id) as unknown as Asked;

/** Offered behind this text, by the labels. */
async function offered(text: string, id = 'typescript'): Promise<string[]> {
  const model = {
    getLanguageId: () => id,
    getLineContent: () => text,
    getWordUntilPosition: () => ({ startColumn: text.length + 1, endColumn: text.length + 1 }),
  };
  const list = await (
    providers.get(id)?.provideCompletionItems as (...place: unknown[]) => unknown
  )(model, { lineNumber: 1 });
  return (list as { suggestions: Item[] }).suggestions.map(({ label }) => label);
}

const provide = vi.fn<() => Promise<{ suggestions: Item[] }>>();
const resolve = vi.fn((item: Item) => Promise.resolve({ ...item, detail: 'of a type' }));
const typed = { provideCompletionItems: provide, resolveCompletionItem: resolve };
let stop: () => void;

beforeEach(() => {
  useEditorSettingsStore.setState({ settings: DEFAULT_SETTINGS, isRehearsed: false });
  provide.mockResolvedValue({ suggestions: [{ label: 'across' }, { label: 'down' }] });
  stop = offerTypedWords('typescript', typed as unknown as Parameters<typeof offerTypedWords>[1]);
});

afterEach(() => stop());

test('behind a dot comes what the type has, and nothing twice', async () => {
  expect(await offered('point.')).toEqual(['across', 'down']);
});

test('elsewhere it comes with the snippets, without the list of words', async () => {
  const words = await offered('let x = ');
  expect(words).toEqual(expect.arrayContaining(['across', 'forof']));
  expect(words).not.toContain('parseInt');
});

test.each([
  ['has nothing to say', () => provide.mockResolvedValue({ suggestions: [] })],
  ['fails', () => provide.mockRejectedValue(new Error('ended'))],
  ['was ended', () => stop()],
])('a service that %s leaves the words', async (_, happens) => {
  happens();
  expect(await offered('point.')).toContain('push');
  expect(await offered('let x = ')).toEqual(expect.arrayContaining(['parseInt', 'forof']));
});

test('other languages have their words', async () => {
  expect(await offered('x = ', 'python')).toContain('enumerate');
});

test('nothing is offered, and no type asked for, where that is switched off', async () => {
  useEditorSettingsStore.setState({ settings: { ...DEFAULT_SETTINGS, completion: false } });
  provide.mockClear();
  expect(await offered('point.')).toEqual([]);
  expect(provide).not.toHaveBeenCalled();
});

test('what has a type tells it', async () => {
  const ask = (item: Item) => asked('typescript').resolveCompletionItem(item);
  expect(await ask({ label: 'across', uri: {} })).toMatchObject({ detail: 'of a type' });
  expect(await ask({ label: 'forof' })).toEqual({ label: 'forof' });
});
