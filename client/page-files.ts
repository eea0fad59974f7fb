import type { Plugin, Rolldown } from 'vite';

const ROUTE = /\/src\/app\/routes\/(?:\w+\/)?([\w-]+)\.tsx$/;

/**
 * What every page loads when somebody is signed in, the figures beside sign-in, what draws Markdown, and the
 * parts of the editor.
 */
const PART = /\/(auth\.api|figures\.api|markdown-to-html|code-editor|monaco-setup)\.tsx?$/;

/**
 * Writes page-files.json beside index.html: for each file of `src/app/routes` and its rooms, and for the
 * parts above, by its name, the scripts and styles that it needs at once. The server names a page's in the
 * page it sends, or the browser would learn of them only from the first script, one round trip later. The
 * editor's are for load-editor.ts.
 */
export function pageFiles(): Plugin {
  return {
    name: 'stepwise:page-files',
    apply: 'build',
    generateBundle(_options, bundle) {
      const pages: Record<string, string[]> = {};
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        const module = chunk.facadeModuleId ?? '';
        const name = (ROUTE.exec(module) ?? PART.exec(module))?.[1];
        if (name !== undefined) pages[name] = filesOf(chunk, bundle);
      }
      const source = JSON.stringify(pages, null, 1);
      this.emitFile({ type: 'asset', fileName: 'page-files.json', source });
    },
  };
}

/** The chunk's own, and those of every chunk that it imports, without what index.html names itself. */
function filesOf(chunk: Rolldown.OutputChunk, bundle: Rolldown.OutputBundle): string[] {
  const entry = Object.values(bundle).find((file) => file.type === 'chunk' && file.isEntry);
  const named = entry?.type === 'chunk' ? reach(entry, bundle) : new Set<string>();
  return [...reach(chunk, bundle)].filter((file) => !named.has(file)).map((file) => `/${file}`);
}

function reach(
  chunk: Rolldown.OutputChunk,
  bundle: Rolldown.OutputBundle,
  files = new Set<string>(),
): Set<string> {
  if (files.has(chunk.fileName)) return files;
  files.add(chunk.fileName);
  for (const style of chunk.viteMetadata?.importedCss ?? []) files.add(style);
  for (const name of chunk.imports) {
    const imported = bundle[name];
    if (imported?.type === 'chunk') reach(imported, bundle, files);
  }
  return files;
}
