import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { precompress } from './precompress.ts';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), tailwindcss(), precompress()],
  server: {
    // The Host header stays the browser's: the server compares it with Origin.
    proxy: { '/api': { target: `http://127.0.0.1:${process.env['PORT'] ?? '3000'}` } },
  },
  build: { outDir: 'dist', emptyOutDir: true },
});
