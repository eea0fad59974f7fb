/** Below this width the panes of the solving page stand one below the other. */
export const STACKED = '(width < 56rem)';
