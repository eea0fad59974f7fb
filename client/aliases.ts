import { join } from 'node:path';

/** The build and the tests resolve alike. */
export const clientAliases = [
  // The toasts are drawn by components/layout/toasts/toaster.tsx: the library's own look is not shipped.
  { find: /^react-hot-toast$/, replacement: 'react-hot-toast/headless' },
  // Its build for browsers brings a Monaco of its own and looks for ours in a global variable.
  {
    find: /^monaco-vim$/,
    replacement: join(import.meta.dirname, 'node_modules/monaco-vim/dist/index.mjs'),
  },
];
