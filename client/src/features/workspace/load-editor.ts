/**
 * Fetches the editor, by far the largest part of the page. The loader of @monaco-editor/react goes to
 * a CDN unless it was told otherwise before the first editor mounts, so the component and the set-up
 * arrive together or not at all.
 */
export async function loadEditor() {
  const [editor, { setUpMonaco }] = await Promise.all([
    import('./components/code-editor.tsx'),
    import('./monaco-setup.ts'),
  ]);
  setUpMonaco();
  return editor;
}

/** Starts fetching while the problem itself is still on its way. */
export function preloadEditor(): void {
  // A failure is met again, and shown, where the editor is drawn.
  loadEditor().catch(() => undefined);
}
