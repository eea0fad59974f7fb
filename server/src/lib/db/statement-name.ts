import { createHash } from 'node:crypto';

/** Maximum number of prepared statements per connection; each holds a plan. */
const KEPT_STATEMENTS = 200;

/**
 * Names statements, so that PostgreSQL parses and plans each of them once per connection instead of
 * at every call. Beyond the first 200 different ones there is no name: lists of changing
 * length make a new text each time, and a prepared statement stays as long as its connection.
 */
export function createStatementNames(): (statement: { readonly sql: string }) => string {
  const names = new Map<string, string>();
  return ({ sql }) => {
    const known = names.get(sql);
    if (known !== undefined) return known;
    if (names.size >= KEPT_STATEMENTS) return '';
    const name = createHash('sha256').update(sql).digest('hex').slice(0, 32);
    names.set(sql, name);
    return name;
  };
}
