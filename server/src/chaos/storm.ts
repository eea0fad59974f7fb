import { setTimeout as sleep } from 'node:timers/promises';
import type { ChaosPostgres } from './postgres.ts';
import type { ProductProcess } from './product-process.ts';

type Parts = {
  /** Servers on the same database; each blow to one of them meets any. */
  readonly apis: readonly ProductProcess[];
  readonly postgres: ChaosPostgres;
  /** How much of the work is acknowledged, from 0 to 1. */
  readonly progress: () => number;
  readonly deadline: AbortSignal;
};

/** What happened, and when the last of it did. */
export type Damage = { kills: number; crashes: number; restarts: number; lastAt: number };

type Blow = 'kill' | 'kill twice' | 'crash database' | 'restart database';

const LOOK_MS = 20;
/** Within this time after its start a server is killed again: while it is still starting. */
const SECOND_KILL_WITHIN_MS = 1_500;

/**
 * Deals the blows one after another, evenly over the work: each one waits for its share of it to be
 * acknowledged, so that all of them meet a server that is busy.
 */
export async function storm(parts: Parts, blows: readonly Blow[]): Promise<Damage> {
  const { apis, postgres } = parts;
  const damage: Damage = { kills: 0, crashes: 0, restarts: 0, lastAt: performance.now() };
  const kill = async (api: ProductProcess): Promise<void> => {
    await api.kill();
    damage.kills += 1;
    api.start();
  };
  for (const [index, blow] of blows.entries()) {
    await progressTo(parts, (index + 1) / (blows.length + 1));
    if (blow === 'crash database') {
      await postgres.killHard();
      damage.crashes += 1;
    } else if (blow === 'restart database') {
      await postgres.restart();
      damage.restarts += 1;
    } else {
      const victim = apis[Math.floor(Math.random() * apis.length)];
      if (victim) await kill(victim);
      if (victim && blow === 'kill twice') {
        await sleep(SECOND_KILL_WITHIN_MS * Math.random());
        await kill(victim);
      }
    }
    damage.lastAt = performance.now();
    await Promise.all(apis.map((api) => api.ready()));
  }
  return damage;
}

/** Kills of the server, every fifth one twice, with the blows to the database among them. */
export function planOf(kills: number, isDatabaseHit: boolean): Blow[] {
  const blows: Blow[] = [];
  for (let done = 0; done < kills; done += blows.at(-1) === 'kill twice' ? 2 : 1) {
    blows.push(blows.length % 5 === 4 ? 'kill twice' : 'kill');
  }
  if (!isDatabaseHit) return blows;
  const [third, twoThirds] = [Math.floor(blows.length / 3), Math.floor((2 * blows.length) / 3)];
  blows.splice(twoThirds, 0, 'restart database');
  blows.splice(third, 0, 'crash database');
  return blows;
}

async function progressTo({ progress, deadline }: Parts, share: number): Promise<void> {
  while (progress() < share) await sleep(LOOK_MS, undefined, { signal: deadline });
}
