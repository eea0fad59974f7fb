import type { Plugin } from 'vite';

const WORKER = /\/language\/typescript\/ts\.worker\.js$/;

/** One of the texts that it carries, up to the next. */
const OF_BROWSERS =
  /^libFileMap\["lib\.(?:dom|scripthost|webworker)\..*?(?=^(?:libFileMap\[|\/\/ ))/gms;

/**
 * Leaves out of TypeScript's worker what it knows of browsers, a fifth of it: the programs here run in Node.
 * @throws when there is nothing to leave out
 */
export function withoutBrowserTypes(): Plugin {
  return {
    name: 'stepwise:without-browser-types',
    transform: {
      filter: { id: WORKER },
      handler(code) {
        const rest = code.replace(OF_BROWSERS, '');
        if (rest === code) throw new Error('The worker of TypeScript has changed.');
        return { code: rest, map: null };
      },
    },
  };
}
