import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import type { Disk, Machine } from '@stepwise/contracts/metrics';
import { newestBackup } from './database/backup/backup-retention.ts';
import type { Env } from './env.ts';
import { msUntil } from './lib/clock.ts';
import { backupsDirectory } from './lib/data-dir/data-dir.ts';
import { readRoom, type HasRoom } from './lib/disk-room.ts';
import { readVersion } from './lib/version.ts';

type Options = {
  /** Where the embedded database and its backups lie; null where the database is not this machine's. */
  readonly dataDir: string | null;
  /** Where programs run; null where they run elsewhere. */
  readonly scratchDir: string | null;
  readonly hasRoom: HasRoom;
  readonly hasRoomToJudge: HasRoom;
};

/** The folder in which the embedded judge runs programs; null where another machine runs them. */
export function scratchDirectory(env: Pick<Env, 'JUDGE_ENGINE'>): string | null {
  return env.JUDGE_ENGINE === 'local' ? tmpdir() : null;
}

/** Reads what this server knows of itself and of its disks. */
export function machineReader(options: Options): () => Promise<Machine> {
  const { dataDir, scratchDir, hasRoom, hasRoomToJudge } = options;
  const version = readVersion();
  return async () => ({
    version,
    uptimeSeconds: process.uptime(),
    data: dataDir === null ? null : await readDisk(dataDir, hasRoom),
    scratch: scratchDir === null ? null : await readDisk(scratchDir, hasRoomToJudge),
    backup: dataDir === null ? null : { ageSeconds: await ageOfBackup(dataDir) },
  });
}

async function readDisk(folder: string, hasRoom: HasRoom): Promise<Disk> {
  const [room, isRoomy] = await Promise.all([readRoom(folder), hasRoom()]);
  return { ...room, isLow: !isRoomy };
}

/** Of the newest one; null without any. */
async function ageOfBackup(dataDir: string): Promise<number | null> {
  const newest = newestBackup(await namesIn(backupsDirectory(dataDir)));
  return newest === null ? null : Math.max(-msUntil(newest) / 1000, 0);
}

/** Before the first backup there is no folder. */
async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}
