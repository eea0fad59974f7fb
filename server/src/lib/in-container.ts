import { existsSync } from 'node:fs';

/** Docker and Podman leave a mark each. Advice for a machine is of no use inside. */
export function isInContainer(): boolean {
  return ['/.dockerenv', '/run/.containerenv'].some((path) => existsSync(path));
}
