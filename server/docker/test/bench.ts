import { existsSync, mkdirSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from '../../bootstrap/run.mjs';
import { freePort } from '../../src/lib/process/free-port.ts';
import { makeBaseImages } from './base-images.ts';
import { controlGroups } from './control-groups.ts';
import { DockerDaemon } from './docker-daemon.ts';
import { Installation } from './installation.ts';

/** Folder for Docker's data that is kept from run to run: then the base images are made once. */
const KEPT = process.env['COMPOSE_TEST_FOLDER'];

/** A Docker with the base images, and in it a place for an installation. */
export type Bench = {
  readonly folder: string;
  readonly docker: DockerDaemon;
  readonly installation: Installation;
  /** Ends everything. Does nothing the second time. */
  readonly remove: () => Promise<void>;
  /** What of it is still on the machine. */
  readonly leftovers: () => string[];
};

export async function setUpBench(): Promise<Bench> {
  const folder = mkdtempSync(join(tmpdir(), 'stepwise-compose-'));
  const dockerFolder = KEPT ?? join(folder, 'docker');
  mkdirSync(dockerFolder, { recursive: true });
  const docker = new DockerDaemon(dockerFolder);
  const installation = new Installation(docker, folder, await freePort());
  let isThere = true;
  const remove = async (): Promise<void> => {
    if (!isThere) return;
    isThere = false;
    await docker.stop();
    // Node's own is many times slower with as many files.
    await run('rm', ['-rf', folder]);
  };
  const leftovers = (): string[] => [
    ...readFileSync('/proc/mounts', 'utf8')
      .split('\n')
      .filter((line) => line.includes(folder)),
    ...controlGroups(docker.cgroup),
    ...(existsSync(folder) ? [folder] : []),
  ];
  try {
    await docker.start();
    await makeBaseImages(docker, folder);
    await installation.setUp();
  } catch (error) {
    await remove();
    throw error;
  }
  return { folder, docker, installation, remove, leftovers };
}
