import { inTime } from '../../../../lib/in-time.ts';
import { STACKED } from '../../layout/stacked.ts';

/**
 * Fetches the editor, by far the largest part of the page. The loader of @monaco-editor/react goes to
 * a CDN unless it was told otherwise before the first editor mounts, so the component and the set-up
 * arrive together or not at all.
 */
export async function loadEditor() {
  const scripts = Promise.all([import('../code-editor.tsx'), import('./monaco-setup.ts')]);
  const [editor, { setUpMonaco }] = await inTime(scripts);
  setUpMonaco();
  return editor;
}

/** Fetches what edits a program in a form, on top of the editor. */
export async function loadFormEditor() {
  const [form] = await Promise.all([inTime(import('../form-editor.tsx')), loadEditor()]);
  return form.FormEditor;
}

/** Fetches what shows two programs side by side, on top of the editor. */
export async function loadDiff() {
  const [diff] = await Promise.all([
    inTime(import('../../statement/code/code-diff.tsx')),
    loadEditor(),
  ]);
  return diff;
}

/** What somebody does who may want the editor next. */
const SIGNS_OF_USE = ['scroll', 'pointerdown', 'keydown'];

/**
 * Starts fetching while the problem itself is still on its way. Where the statement stands before the
 * editor and is read first, it waits until the page is used.
 * @returns how to stop waiting for it
 */
export function preloadEditor(): () => void {
  const waiting = new AbortController();
  if (window.matchMedia(STACKED).matches) {
    for (const sign of SIGNS_OF_USE) {
      window.addEventListener(sign, fetchEditor, { once: true, signal: waiting.signal });
    }
  } else {
    fetchEditor();
  }
  return () => waiting.abort();
}

/** How long the statement is left to itself: its pictures and formulas come first. */
const LEFT_ALONE_MS = 2_000;

/**
 * Where the statement is read first, puts the editor's files into the browser's cache meanwhile, so that
 * the first tap on "Code" shows the editor. They are not run: that would hold up a slow phone for seconds.
 * To be called when the problem is drawn.
 * @returns how to stop waiting for it
 */
export function prefetchEditor(): () => void {
  if (!window.matchMedia(STACKED).matches) return () => undefined;
  const waiting = setTimeout(() => void prefetchFiles(), LEFT_ALONE_MS);
  return () => clearTimeout(waiting);
}

/** Written by page-files.ts. */
const PAGE_FILES = '/page-files.json';
const OF_EDITOR = ['code-editor', 'monaco-setup'];

async function prefetchFiles(): Promise<void> {
  try {
    const response = await fetch(PAGE_FILES, { signal: AbortSignal.timeout(10_000) });
    const files = (await response.json()) as Partial<Record<string, string[]>>;
    for (const href of new Set(OF_EDITOR.flatMap((name) => files[name] ?? []))) {
      document.head.append(
        Object.assign(document.createElement('link'), { rel: 'prefetch', href }),
      );
    }
  } catch {
    // Then they are fetched when the editor is drawn.
  }
}

function fetchEditor(): void {
  // A failure is met again, and shown, where the editor is drawn.
  void loadEditor().catch(() => undefined);
}
