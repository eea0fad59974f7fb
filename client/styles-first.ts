import type { Plugin } from 'vite';

/**
 * Gives the scripts of index.html a low priority: on a slow network they would hold up the styles, and
 * with them the first paint, for which no script is needed.
 */
export function stylesFirst(): Plugin {
  return {
    name: 'stepwise:styles-first',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html) =>
        html.replaceAll(
          /<script type="module"|<link rel="modulepreload"/g,
          '$& fetchpriority="low"',
        ),
    },
  };
}
