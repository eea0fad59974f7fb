export const HANDLE_MIN = 3;
export const HANDLE_MAX = 24;
/** How long a handle stays before another one can be chosen. */
export const HANDLE_DAYS = 30;

/** Pictures that say one figure, for pages elsewhere. */
export const BADGES = ['solved', 'streak'] as const;

export type Badge = (typeof BADGES)[number];
