/** Apart from the schemas: clients need these without the schema library. */

/** Characters of an announcement. */
export const ANNOUNCEMENT_MAX = 500;
