/** Apart from the schemas: clients need these without the schema library. */

/** Which commits a record has: one for each accepted program, or for the first or the latest of each file. */
export const RECORD_CHOICES = ['all', 'first', 'latest'] as const;

export type RecordChoice = (typeof RECORD_CHOICES)[number];

/** Of a zip file that holds a record. */
export const RECORD_ZIP_MAX_BYTES = 32 * 1024 * 1024;
