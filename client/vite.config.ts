import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { clientAliases } from './aliases.ts';
import { precompress } from './precompress.ts';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), tailwindcss(), precompress()],
  resolve: { alias: clientAliases },
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
