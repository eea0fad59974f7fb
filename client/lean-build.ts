import type { Plugin } from 'vite';

/**
 * Axios brings three ways to send a request and falls through to the one that exists. A browser
 * always has XMLHttpRequest, so its fetch adapter (and what only that imports) is never reached.
 */
const ABSENT_ADAPTER = `export const getFetch = () => false; export default false;`;

/** Leaves out of a build what is never run in it: about 8 kB gzipped on every page. */
export function leanBuild(): Plugin {
  return {
    name: 'stepwise:lean-build',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      if (!found?.id.includes('/react-router/dist/development/')) return found;
      // The package ships a production build, but its export map names the development one alone.
      return { ...found, id: found.id.replace('/dist/development/', '/dist/production/') };
    },
    load(id) {
      return id.endsWith('/axios/lib/adapters/fetch.js') ? ABSENT_ADAPTER : null;
    },
  };
}
