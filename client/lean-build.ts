import type { Plugin } from 'vite';

const never = `throw new Error('Left out of this build, see lean-build.ts')`;

/**
 * Parts of axios that every page would carry and none runs: a browser always has XMLHttpRequest, so the
 * fetch adapter behind it is not reached, and we send JSON alone and cancel by AbortSignal.
 */
const ABSENT: Record<string, string> = {
  '/axios/lib/adapters/fetch.js': 'export const getFetch = () => false; export default false;',
  '/axios/lib/helpers/formDataToJSON.js': `export default () => { ${never} };`,
  '/axios/lib/helpers/toURLEncodedForm.js': `export default () => { ${never} };`,
  '/axios/lib/cancel/CancelToken.js': `export default class { constructor() { ${never} } }`,
  '/axios/lib/helpers/HttpStatusCode.js': 'export default {};',
  '/axios/lib/helpers/cookies.js':
    'export default { read: () => null, readAsync: () => Promise.resolve(null) };',
  '/axios/lib/helpers/progressEventReducer.js': `
    export const progressEventReducer = () => { ${never} };
    export const progressEventDecorator = progressEventReducer;
    export const asyncDecorator = progressEventReducer;`,
  // Checks of the options that we pass: types and tests, which run the whole library, do that.
  '/axios/lib/core/assertParamsAcyclic.js': 'export default () => {};',
  '/axios/lib/helpers/validator.js': `
    const fine = () => true;
    const validators = { transitional: fine, spelling: fine, boolean: fine, function: fine };
    export default { assertOptions() {}, validators };`,
};

/** Leaves out of a build what is never run in it: about 9 kB gzipped on every page. */
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
      const part = Object.keys(ABSENT).find((path) => id.endsWith(path));
      return part ? (ABSENT[part] ?? null) : null;
    },
  };
}
