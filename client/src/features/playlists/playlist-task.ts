/** What the playlist dialog is open for. */
export type PlaylistTask =
  | { readonly kind: 'new' }
  | { readonly kind: 'add'; readonly problem: { readonly id: string; readonly title: string } };
