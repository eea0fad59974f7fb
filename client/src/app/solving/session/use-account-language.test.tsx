import { renderHook } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { useAuthStore } from '../../../features/auth/auth.store.ts';
import { rememberLanguage } from '../../../features/workspace/drafts/remembered-language.ts';
import { useEditorStore } from '../../../features/workspace/editor/editor.store.ts';
import { failure, fakeServer, success } from '../../../test/fake-server.ts';
import { ada } from '../../../test/people.ts';
import { testId } from '../../../test/problems.ts';
import { useAccountLanguage } from './use-account-language.ts';

const PUT = 'PUT /auth/preferences';
const STARTERS = { JAVASCRIPT: '// js', PYTHON: '# python', JAVA: '/* java */' };
const preferring = (language: 'PYTHON' | 'JAVA') => ({
  ...ada,
  preferences: { language, startPath: null },
});

beforeEach(() => {
  localStorage.clear();
  useEditorStore.setState(useEditorStore.getInitialState(), true);
});

/** Opens a problem as the page does. */
function open() {
  const page = renderHook(() => useAccountLanguage(ada.id));
  useEditorStore.getState().open(ada.id, testId(1), STARTERS);
  return page;
}

const language = () => useEditorStore.getState().place?.language;

test('the editor opens in what was chosen on another device, also after another one here', () => {
  fakeServer({});
  rememberLanguage(ada.id, 'JAVA');
  useAuthStore.setState({ authUser: preferring('PYTHON') });
  open();
  expect(language()).toBe('PYTHON');
});

test('what is chosen here is kept with the account', async () => {
  const calls = fakeServer({ [PUT]: success({ message: 'ok', data: preferring('JAVA') }) });
  useAuthStore.setState({ authUser: ada });
  open();
  expect(calls).toEqual([]);
  useEditorStore.getState().setLanguage('JAVA');
  await expect.poll(() => useAuthStore.getState().authUser?.preferences?.language).toBe('JAVA');
  expect(calls).toEqual([{ route: PUT, body: { language: 'JAVA' } }]);
});

test('what the account has from here is followed when it changes elsewhere', async () => {
  fakeServer({ [PUT]: success({ message: 'ok', data: preferring('JAVA') }) });
  useAuthStore.setState({ authUser: preferring('PYTHON') });
  const first = open();
  useEditorStore.getState().setLanguage('JAVA');
  await expect.poll(() => useAuthStore.getState().authUser?.preferences?.language).toBe('JAVA');
  useEditorStore.getState().close();
  first.unmount();
  // On the profile, or on another device.
  useAuthStore.setState({ authUser: preferring('PYTHON') });
  open();
  expect(language()).toBe('PYTHON');
});

test('a program that is put into the editor in another language is no choice of it', () => {
  const calls = fakeServer({});
  useAuthStore.setState({ authUser: preferring('PYTHON') });
  open();
  useEditorStore.getState().replaceCode('JAVA', 'class Main {}');
  expect(language()).toBe('JAVA');
  expect(calls.filter(({ route }) => route === PUT)).toEqual([]);
});

test('what could not be kept there stays chosen here', async () => {
  const calls = fakeServer({ [PUT]: failure(500, 'INTERNAL', 'Something broke') });
  useAuthStore.setState({ authUser: preferring('PYTHON') });
  const { unmount } = open();
  useEditorStore.getState().setLanguage('JAVA');
  await expect.poll(() => calls.length).toBe(1);
  useEditorStore.getState().close();
  unmount();
  open();
  expect(language()).toBe('JAVA');
});
