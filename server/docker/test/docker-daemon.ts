import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { run } from '../../bootstrap/run.mjs';
import { type NetworkState, removeNetworkChanges, readNetworkState } from './docker-network.ts';
import { removeControlGroups } from './control-groups.ts';

const START_WITHIN_MS = 60_000;
const STOP_WITHIN_MS = 60_000;
/** Of Debian's docker.io; another `docker` on PATH may be one that cannot build by itself. */
export const DOCKER = '/usr/bin/docker';
const DOCKERD = '/usr/sbin/dockerd';

/** A Docker of this test's own: what it keeps is in `folder`, and nobody else's containers are in it. */
export class DockerDaemon {
  /** For every command that is to speak with this daemon. */
  readonly env: NodeJS.ProcessEnv;
  readonly #folder: string;
  readonly cgroup = `stepwise-compose-test-${process.pid}`;
  #child: ChildProcess | null = null;
  #networkBefore: NetworkState | null = null;

  constructor(folder: string) {
    this.#folder = folder;
    this.env = {
      ...process.env,
      PATH: `/usr/bin:/usr/sbin:${process.env['PATH'] ?? ''}`,
      DOCKER_HOST: `unix://${join(folder, 'docker.sock')}`,
      DOCKER_CONFIG: join(folder, 'docker-config'),
      DOCKER_BUILDKIT: '1',
      COMPOSE_DOCKER_CLI_BUILD: '1',
    };
  }

  async start(): Promise<void> {
    mkdirSync(join(this.#folder, 'docker-config'), { recursive: true });
    const settings = join(this.#folder, 'daemon.json');
    writeFileSync(settings, '{}\n');
    this.#networkBefore = await readNetworkState();
    const log = openSync(join(this.#folder, 'dockerd.log'), 'a');
    const options = {
      'config-file': settings,
      'data-root': join(this.#folder, 'docker'),
      'exec-root': join(this.#folder, 'exec'),
      pidfile: join(this.#folder, 'docker.pid'),
      host: this.env['DOCKER_HOST'] ?? '',
      'storage-driver': 'overlay2',
      'cgroup-parent': `/${this.cgroup}`,
      // Builds use the machine's own network, and every service has one of compose's.
      bridge: 'none',
      'log-level': 'warn',
    };
    const args = Object.entries(options).map(([name, value]) => `--${name}=${value}`);
    this.#child = spawn(DOCKERD, args, { env: this.env, stdio: ['ignore', log, log] });
    closeSync(log);
    await this.#answers(this.#child);
    // A run that was killed leaves a database, with its password, in a folder that is kept.
    await this.#removeContainers();
  }

  async #answers(child: ChildProcess): Promise<void> {
    const end = performance.now() + START_WITHIN_MS;
    for (;;) {
      const answer = await this.docker('version').catch((error: unknown) => error);
      if (typeof answer === 'string') return;
      if (child.exitCode !== null || performance.now() > end) {
        const log = readFileSync(join(this.#folder, 'dockerd.log'), 'utf8').slice(-2_000);
        throw new Error(`dockerd does not start:\n${log}`);
      }
      await sleep(200);
    }
  }

  /** Runs `docker` and answers what it printed. */
  docker(...args: string[]): Promise<string> {
    return run(DOCKER, args, { env: this.env });
  }

  /** Docker takes back a network's rules with the network. */
  async #removeContainers(): Promise<void> {
    const containers = (await this.docker('ps', '--all', '--quiet')).split('\n').filter(Boolean);
    if (containers.length > 0) await this.docker('rm', '--force', '--volumes', ...containers);
    await this.docker('network', 'prune', '--force');
    await this.docker('volume', 'prune', '--force');
  }

  /** Ends the daemon and takes back what it changed on the machine. Its images stay in the folder. */
  async stop(): Promise<void> {
    const child = this.#child;
    this.#child = null;
    if (child?.exitCode === null) await this.#removeContainers();
    if (child !== null && child.exitCode === null && child.signalCode === null) {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      const late = setTimeout(() => child.kill('SIGKILL'), STOP_WITHIN_MS);
      await ended;
      clearTimeout(late);
    }
    if (this.#networkBefore !== null) await removeNetworkChanges(this.#networkBefore);
    removeControlGroups(this.cgroup);
    for (const name of ['exec', 'docker.sock', 'docker.pid']) {
      rmSync(join(this.#folder, name), { recursive: true, force: true });
    }
  }
}
