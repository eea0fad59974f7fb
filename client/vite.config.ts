import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { join } from 'node:path';
import { defineConfig } from 'vite';
import { clientAliases } from './aliases.ts';
import { precompress } from './precompress.ts';

/** Axios's own, by the name under which it imports it. Nothing else has a module of this name. */
const withoutFetchAdapter = {
  find: /^\.\/fetch\.js$/,
  replacement: join(import.meta.dirname, 'src/lib/no-fetch-adapter.ts'),
};

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), tailwindcss(), precompress()],
  resolve: { alias: [...clientAliases, withoutFetchAdapter] },
  server: {
    // The Host header stays the browser's: the server compares it with Origin.
    proxy: { '^/(api|readyz)': { target: `http://127.0.0.1:${process.env['PORT'] ?? '3000'}` } },
  },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    // Every browser that this build is for preloads modules by itself.
    modulePreload: { polyfill: false },
    rolldownOptions: { treeshake: { propertyReadSideEffects: false } },
  },
});
