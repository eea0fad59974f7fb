import { spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** How one run ended and what it said, bytes as latin1. */
export type Said = {
  readonly exitCode: number | null;
  readonly signal: string | null;
  readonly stdout: string;
  readonly stderr: string;
};

export type BareProgram = {
  /** What lies in the working folder at the start of every run. */
  readonly folder: string;
  /** @param work the working folder @param temporary a folder for temporary files */
  readonly argv: (work: string, temporary: string) => readonly [string, ...string[]];
};

const DEADLINE_MS = 50_000;

/** Where a box has its working folder, by which that of a bare run is called in what it says. */
const WORK_IN_BOX = '/w';

/** Runs a program as a person would at a shell: no sandbox, files for its three streams. */
export async function runBare({ folder, argv }: BareProgram, input: Uint8Array): Promise<Said> {
  const place = await realpath(await mkdtemp(join(tmpdir(), 'fidelity-')));
  const [work, temporary] = [join(place, 'w'), join(place, 'tmp')];
  try {
    await cp(folder, work, { recursive: true });
    await mkdir(temporary);
    await writeFile(join(place, 'in'), input);
    const ending = await start(argv(work, temporary), place);
    const read = async (name: string): Promise<string> =>
      (await readFile(join(place, name), 'latin1')).replaceAll(work, WORK_IN_BOX);
    return { ...ending, stdout: await read('out'), stderr: await read('err') };
  } finally {
    await rm(place, { recursive: true });
  }
}

function start(
  [command, ...parameters]: readonly [string, ...string[]],
  place: string,
): Promise<Pick<Said, 'exitCode' | 'signal'>> {
  const stdio = [openSync(join(place, 'in'), 'r')];
  for (const name of ['out', 'err']) stdio.push(openSync(join(place, name), 'a'));
  const child = spawn(command, parameters, {
    cwd: join(place, 'w'),
    env: {
      PATH: process.env['PATH'],
      ...{ HOME: '/tmp', LANG: 'C.UTF-8', TZ: 'UTC', TMPDIR: join(place, 'tmp') },
    },
    stdio,
    // A group of its own, so that what it leaves behind can be ended.
    detached: true,
  });
  for (const fd of stdio) closeSync(fd);
  return new Promise((resolve, reject) => {
    const deadline = setTimeout(() => endGroup(child.pid), DEADLINE_MS);
    child.once('error', reject);
    child.once('exit', (exitCode, signal) => {
      clearTimeout(deadline);
      endGroup(child.pid);
      resolve({ exitCode, signal });
    });
  });
}

function endGroup(leader: number | undefined): void {
  if (leader === undefined) return;
  try {
    process.kill(-leader, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
