import { spawnSync } from 'node:child_process';
import { SYSTEM_PYTHON } from '../../languages/find-toolchains.ts';
import { readGuardSource } from '../../box/supervisor-source.ts';

/** Asks the kernel as a box does. */
const question = readGuardSource()
  .toString()
  .replace(/\nmain\(\)\s*$/, '\nsys.exit(landlock_version() < LEAST_VERSION)\n');

/** Whether boxes without namespaces can be had here. */
export const LANDLOCK_IS_THERE = spawnSync(SYSTEM_PYTHON, ['-IB', '-c', question]).status === 0;
