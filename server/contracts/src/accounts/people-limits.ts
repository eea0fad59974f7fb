/** Apart from the schemas: clients need these without the schema library. */

/** Characters of what is searched for among people and acts. */
export const SEARCH_MAX = 100;
/** Characters of why somebody is suspended. */
export const REASON_MAX = 300;

/** Which people are listed. */
export const PEOPLE_FILTERS = ['ALL', 'ADMIN', 'SETTER', 'SUSPENDED'] as const;
