// Without the schema library, as execution-limits.ts is.

/** Tokens of one person. */
export const TOKENS_MAX = 20;
export const TOKEN_NAME_MAX = 60;
export const TOKEN_DAYS_MAX = 365;
