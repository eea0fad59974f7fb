import { expect, it, vi } from 'vitest';
import { create } from 'zustand';
import { ApiError } from './failures/api-error.ts';
import { loadInto, unloaded, type Remote } from './remote.ts';

const store = () => create<Remote<'words', string[]>>()(() => unloaded('words'));

it('says that it loads, and then what was loaded', async () => {
  const words = store();
  expect(words.getState()).toEqual({ words: null, wordsError: null, isWordsLoading: false });
  const loading = loadInto(words.setState, 'words', () => Promise.resolve(['one']));
  expect(words.getState()).toEqual({ words: null, wordsError: null, isWordsLoading: true });
  await loading;
  expect(words.getState()).toEqual({ words: ['one'], wordsError: null, isWordsLoading: false });
});

it('keeps what it had when a load fails, and forgets the failure when the next one begins', async () => {
  const words = store();
  await loadInto(words.setState, 'words', () => Promise.resolve(['one']));
  const onError = vi.fn();
  await loadInto(words.setState, 'words', () => Promise.reject(new TypeError('no')), onError);
  const { wordsError } = words.getState();
  expect(wordsError).toBeInstanceOf(ApiError);
  expect(onError).toHaveBeenCalledExactlyOnceWith(wordsError);
  expect(words.getState()).toMatchObject({ words: ['one'], isWordsLoading: false });
  const again = loadInto(words.setState, 'words', () => Promise.resolve(['two']));
  expect(words.getState()).toMatchObject({ words: ['one'], wordsError: null });
  await again;
  expect(words.getState().words).toEqual(['two']);
});
