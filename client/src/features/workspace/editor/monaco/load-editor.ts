import { STACKED } from '../../layout/stacked.ts';

/**
 * Fetches the editor, by far the largest part of the page. The loader of @monaco-editor/react goes to
 * a CDN unless it was told otherwise before the first editor mounts, so the component and the set-up
 * arrive together or not at all.
 */
export async function loadEditor() {
  const [editor, { setUpMonaco }] = await Promise.all([
    import('../code-editor.tsx'),
    import('./monaco-setup.ts'),
  ]);
  setUpMonaco();
  return editor;
}

/** Fetches what shows two programs side by side, on top of the editor. */
export async function loadDiff() {
  const [diff] = await Promise.all([import('../../statement/code-diff.tsx'), loadEditor()]);
  return diff;
}

/**
 * Starts fetching while the problem itself is still on its way. Where the statement stands before the
 * editor and is read first, it waits for the first scroll, or for `preloadWhenIdle`.
 * @returns how to stop waiting for it
 */
export function preloadEditor(): () => void {
  const waiting = new AbortController();
  if (window.matchMedia(STACKED).matches) {
    window.addEventListener('scroll', fetchEditor, { once: true, signal: waiting.signal });
  } else {
    fetchEditor();
  }
  return () => waiting.abort();
}

/** How long a browser that does not tell when it is idle (Safari) is left to itself. */
const LEFT_ALONE_MS = 2_000;

/**
 * Fetches once the browser has nothing else to do, so that the first tap on "Code" shows the editor.
 * To be called when the problem is drawn.
 * @returns how to stop waiting for it
 */
export function preloadWhenIdle(): () => void {
  // Missing in Safari, whatever the types say.
  const { requestIdleCallback, cancelIdleCallback } = window as Partial<Window>;
  if (requestIdleCallback && cancelIdleCallback) {
    const waiting = requestIdleCallback.call(window, fetchEditor);
    return () => cancelIdleCallback.call(window, waiting);
  }
  const waiting = setTimeout(fetchEditor, LEFT_ALONE_MS);
  return () => clearTimeout(waiting);
}

function fetchEditor(): void {
  // A failure is met again, and shown, where the editor is drawn.
  void loadEditor().catch(() => undefined);
}
