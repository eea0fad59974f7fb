import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vite';
import { clientAliases } from './aliases.ts';
import { answerShapes } from './answer-shapes.ts';
import { commandLine } from './command-line.ts';
import { pageFiles } from './page-files.ts';
import { precompress } from './precompress.ts';
import { stylesFirst } from './styles-first.ts';
import { withoutBrowserTypes } from './without-browser-types.ts';

/** Axios's own, by the name under which it imports it. Nothing else has a module of this name. */
const withoutFetchAdapter = {
  find: /^\.\/fetch\.js$/,
  replacement: join(import.meta.dirname, 'src/lib/api/no-fetch-adapter.ts'),
};

/** Lucide's own, by the name under which its icons import it. Nothing else has a module of this name. */
const plainIcons = {
  find: /^\.\.\/createLucideIcon\.mjs$/,
  replacement: join(import.meta.dirname, 'src/components/ui/create-icon.ts'),
};

/** The router's files without the checks and warnings of development. Its package names only those with them. */
const ROUTER = join(
  realpathSync(join(import.meta.dirname, 'node_modules/react-router-dom')),
  '../react-router/dist/production',
);
const plainRouter = [
  { find: /^react-router$/, replacement: join(ROUTER, 'index.mjs') },
  { find: /^react-router\/dom$/, replacement: join(ROUTER, 'dom-export.mjs') },
];

/**
 * What pages share, in a few files: left to itself the bundler makes one of every icon, and each file
 * costs a slow network a round trip.
 */
const SHARED = [
  { name: 'core', tags: ['$initial' as const], priority: 4 },
  {
    // It imports nothing of the groups below, which import it: in a circle the first to come has not all.
    name: 'session',
    test: /axios|lib\/api\/(api-(?!path)|remote|retry\/|failures\/(as-)?api-error|no-fetch|shape|silence|operation|typed|forms\/use-typed|fetch-response|wait)|answer-shapes/,
    priority: 3,
  },
  {
    name: 'schemas',
    test: /\/zod\/|contracts\/src\/(?!(?:\w+\/)?(?:csv|[\w-]+-(?:hints|list|limits|languages))\.)|hookform\/resolvers/,
    priority: 3,
  },
  // What the landing page has of the next group: all of it would be a tenth more for a stranger.
  {
    name: 'landing',
    test: /loading\/skeleton|lib\/api\/api-path|icons\/(footprints|pause|play)\./,
    priority: 2,
  },
  // All but what only some pages need.
  {
    name: 'ui',
    test: /src\/components\/|src\/lib\/(?!markdown\/|unread-messages|api\/(events|forms)\/|browser\/google)|contracts(?!.*text-list)|lucide/,
    minShareCount: 2,
    priority: 1,
  },
];

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    tailwindcss(),
    answerShapes(),
    pageFiles(),
    stylesFirst(),
    commandLine(),
    precompress(),
  ],
  worker: { plugins: () => [withoutBrowserTypes()] },
  resolve: { alias: [...clientAliases, withoutFetchAdapter, plainIcons, ...plainRouter] },
  server: {
    // The Host header stays the browser's: the server compares it with Origin.
    proxy: {
      '^/(api|readyz|record(-first|-latest)?\\.git)': {
        target: `http://127.0.0.1:${process.env['PORT'] ?? '3000'}`,
      },
    },
  },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    // Every browser that this build is for preloads modules by itself.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      treeshake: { propertyReadSideEffects: false },
      output: { codeSplitting: { includeDependenciesRecursively: false, groups: SHARED } },
    },
  },
});
