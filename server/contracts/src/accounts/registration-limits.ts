/** Apart from the schemas: clients need these without the schema library. */

/** Characters of what an invitation is for. */
export const NOTE_MAX = 100;
/** People that one invitation lets in. */
export const PLACES_MAX = 1_000;
