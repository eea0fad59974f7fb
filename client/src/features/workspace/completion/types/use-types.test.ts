import type { LanguageKey } from '@stepwise/contracts/language';
import { renderHook } from '@testing-library/react';
import type { editor } from 'monaco-editor/esm/vs/editor/editor.api';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as loading from './load-types.ts';
import { useTypes } from './use-types.ts';

const end = vi.fn();
const startTypes = vi.fn(() => end);

beforeEach(() => {
  vi.useFakeTimers();
  end.mockClear();
  startTypes.mockClear().mockReturnValue(end);
  vi.spyOn(loading, 'loadTypes').mockResolvedValue({ startTypes });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

/** What the hook needs of an editor, and who works at it. */
function person() {
  const listeners = { focus: new Set<() => void>(), change: new Set<() => void>() };
  const listenTo = (kind: keyof typeof listeners) => (listener: () => void) => {
    listeners[kind].add(listener);
    return { dispose: () => listeners[kind].delete(listener) };
  };
  const state = { isIn: false, languageId: 'typescript' };
  const model = { getLanguageId: () => state.languageId };
  const codeEditor = {
    getModel: () => model,
    hasTextFocus: () => state.isIn,
    onDidFocusEditorText: listenTo('focus'),
    onDidChangeModelContent: listenTo('change'),
  } as unknown as editor.IStandaloneCodeEditor;
  const tell = (kind: keyof typeof listeners) => {
    for (const listener of listeners[kind]) listener();
  };
  return {
    codeEditor,
    model,
    changes: () => tell('change'),
    enters: () => {
      state.isIn = true;
      tell('focus');
    },
    takes: (languageId: string) => {
      state.languageId = languageId;
    },
  };
}

type Props = { language: LanguageKey; isWanted: boolean };

const show = ({ codeEditor }: ReturnType<typeof person>, initialProps: Props) =>
  renderHook(({ language, isWanted }: Props) => useTypes(codeEditor, language, isWanted), {
    initialProps,
  });

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

test('types come once the editor was gone into, and was left alone', async () => {
  const one = person();
  show(one, { language: 'TYPESCRIPT', isWanted: true });
  one.changes();
  await pass(60_000);
  one.enters();
  await pass(400);
  one.changes();
  await pass(400);
  expect(loading.loadTypes).not.toHaveBeenCalled();
  await pass(100);
  one.changes();
  await pass(60_000);
  expect(startTypes).toHaveBeenCalledExactlyOnceWith(one.model, 'typescript', null);
});

test('on a phone they come when something was typed', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  const one = person();
  show(one, { language: 'TYPESCRIPT', isWanted: true });
  one.enters();
  await pass(60_000);
  expect(loading.loadTypes).not.toHaveBeenCalled();
  one.changes();
  await pass(500);
  expect(startTypes).toHaveBeenCalledOnce();
});

test.each<Props>([
  { language: 'PYTHON', isWanted: true },
  { language: 'JAVA', isWanted: true },
  { language: 'TYPESCRIPT', isWanted: false },
])('nothing is fetched for %o', async (props) => {
  const one = person();
  show(one, props);
  one.enters();
  one.changes();
  await pass(60_000);
  expect(loading.loadTypes).not.toHaveBeenCalled();
});

test('they end when they are switched off, and with another language come others', async () => {
  const one = person();
  const { rerender, unmount } = show(one, { language: 'TYPESCRIPT', isWanted: true });
  one.enters();
  await pass(500);
  rerender({ language: 'TYPESCRIPT', isWanted: false });
  expect(end).toHaveBeenCalledOnce();

  one.takes('javascript');
  rerender({ language: 'JAVASCRIPT', isWanted: true });
  await pass(500);
  expect(startTypes).toHaveBeenLastCalledWith(one.model, 'javascript', null);
  unmount();
  expect(end).toHaveBeenCalledTimes(2);
});

test('what arrives when nobody is there any more is not started', async () => {
  const one = person();
  let arrive: (parts: { startTypes: typeof startTypes }) => void = () => undefined;
  vi.spyOn(loading, 'loadTypes').mockReturnValue(
    new Promise((resolve) => {
      arrive = resolve;
    }),
  );
  const { unmount } = show(one, { language: 'TYPESCRIPT', isWanted: true });
  one.enters();
  await pass(500);
  unmount();
  arrive({ startTypes });
  await pass(0);
  expect(startTypes).not.toHaveBeenCalled();
});

test('a service that cannot be fetched is done without', async () => {
  vi.spyOn(loading, 'loadTypes').mockRejectedValue(new TypeError('404'));
  const one = person();
  show(one, { language: 'TYPESCRIPT', isWanted: true });
  one.enters();
  await pass(500);
  expect(startTypes).not.toHaveBeenCalled();
});
