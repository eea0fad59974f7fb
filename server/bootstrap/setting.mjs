import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { ROOT } from './run.mjs';

/**
 * A setting as the server will read it: what the environment says, or else the `.env` of the checkout.
 * @param {string} name
 * @param {string} [folder] where the `.env` is
 * @returns {string | undefined}
 */
export function setting(name, folder = ROOT) {
  const file = join(folder, '.env');
  return (
    process.env[name] || (existsSync(file) ? parseEnv(readFileSync(file, 'utf8'))[name] : undefined)
  );
}
