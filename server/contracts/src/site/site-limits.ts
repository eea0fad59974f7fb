/** Apart from the schemas: clients need these without the schema library. */

export const SITE_NAME_MAX = 60;
export const LEGAL_TEXT_MAX = 20_000;
