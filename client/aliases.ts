/** The build and the tests resolve alike. */
export const clientAliases = [
  // The toasts are drawn by components/layout/toaster.tsx: the library's own look is not shipped.
  { find: /^react-hot-toast$/, replacement: 'react-hot-toast/headless' },
];
