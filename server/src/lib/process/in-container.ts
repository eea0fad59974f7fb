import { existsSync } from 'node:fs';

/** Whether this is a container of Docker or Podman, where advice for a machine does not apply. */
export function isInContainer(): boolean {
  return ['/.dockerenv', '/run/.containerenv'].some((path) => existsSync(path));
}
