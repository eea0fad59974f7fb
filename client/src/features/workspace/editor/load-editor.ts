import { STACKED } from '../layout/stacked.ts';

/**
 * Fetches the editor, by far the largest part of the page. The loader of @monaco-editor/react goes to
 * a CDN unless it was told otherwise before the first editor mounts, so the component and the set-up
 * arrive together or not at all.
 */
export async function loadEditor() {
  const [editor, { setUpMonaco }] = await Promise.all([
    import('./code-editor.tsx'),
    import('./monaco-setup.ts'),
  ]);
  setUpMonaco();
  return editor;
}

/** Fetches what shows two programs side by side, on top of the editor. */
export async function loadDiff() {
  const [diff] = await Promise.all([import('../statement/code-diff.tsx'), loadEditor()]);
  return diff;
}

/**
 * Starts fetching while the problem itself is still on its way. Where the statement stands above the
 * editor and is read first, it starts with the reader: at the first scroll.
 * @returns how to stop waiting for it
 */
export function preloadEditor(): () => void {
  const waiting = new AbortController();
  // A failure is met again, and shown, where the editor is drawn.
  const fetchIt = () => void loadEditor().catch(() => undefined);
  if (window.matchMedia(STACKED).matches) {
    window.addEventListener('scroll', fetchIt, { once: true, signal: waiting.signal });
  } else {
    fetchIt();
  }
  return () => waiting.abort();
}
