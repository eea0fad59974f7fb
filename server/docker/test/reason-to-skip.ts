import { existsSync } from 'node:fs';
import { run } from '../../bootstrap/run.mjs';
import { debianMirror } from './base-images.ts';

const PACKAGES = ['docker.io', 'docker-compose', 'debootstrap', 'iptables'];
const PROGRAMS = [
  '/usr/sbin/dockerd',
  '/usr/bin/docker',
  '/usr/bin/docker-compose',
  '/usr/sbin/debootstrap',
];

/**
 * Sees to it that Docker is there, from Debian's packages.
 * @returns why this machine cannot run it; null when it can
 */
export async function reasonToSkip(): Promise<string | null> {
  if (process.platform !== 'linux') return 'Docker needs Linux';
  if (process.getuid?.() !== 0) return 'dockerd and debootstrap need root';
  if (!existsSync('/usr/bin/apt-get') || (await debianMirror()) === '') {
    return 'its images are made of packages of Debian 12';
  }
  if (!PROGRAMS.every((path) => existsSync(path))) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    await run('apt-get', ['update', '-qq'], { env });
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...PACKAGES], { env });
  }
  const missing = PROGRAMS.filter((path) => !existsSync(path));
  return missing.length === 0 ? null : `${missing.join(', ')} cannot be installed`;
}
