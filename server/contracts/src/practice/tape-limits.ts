/** Apart from the schemas: the recorder needs these without the schema library. */

/** How often what was typed is sent: whoever loses the page loses no more of the recording. */
export const TAPE_CHUNK_MS = 10_000;
/** Events of one chunk. */
export const TAPE_EVENTS_MAX = 2_000;
/** Characters of one chunk, as JSON: a whole program has room, whatever is in it. */
export const TAPE_CHUNK_CHARS = 512 * 1024;
/** Of the recording of a problem, as JSON. From then on it is one change each few seconds, not each keystroke. */
export const TAPE_FINE_CHARS = 512 * 1024;
/** No more than so much is kept of a problem. */
export const TAPE_MAX_CHARS = 1024 * 1024;
/** How long a recording is kept, unless its person keeps it. */
export const TAPE_DAYS = 30;

/** What a shared report may show. */
export const SHARE_PARTS = ['times', 'rubric', 'code', 'typing'] as const;

export type SharePart = (typeof SHARE_PARTS)[number];
