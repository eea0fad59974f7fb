import { setTimeout as sleep } from 'node:timers/promises';
import { chance } from './chance.ts';
import { idleConnections } from './idle-connections.ts';
import type { ChaosPostgres } from './postgres.ts';
import type { Exit, ProductProcess } from './product-process.ts';

type Victim = Pick<ProductProcess, 'url' | 'start' | 'ready' | 'kill' | 'stop' | 'jumpClock'>;

type Parts = {
  /** Servers on the same database. Kills go round over them and the judges; other blows meet any. */
  readonly apis: readonly Victim[];
  /** Servers that only judge; idle connections are not for them. */
  readonly judges: readonly Victim[];
  readonly postgres: Pick<ChaosPostgres, 'killHard' | 'restart'>;
  /** How much of the work is acknowledged, from 0 to 1. */
  readonly progress: () => number;
  readonly deadline: AbortSignal;
};

/** What happened, and when the last of it did. */
export type Damage = {
  /** How often each server was killed, those with an API first. */
  readonly kills: number[];
  crashes: number;
  restarts: number;
  /** By how many milliseconds a clock was set off, each time. */
  readonly jumps: number[];
  /** How servers ended that were stopped in order, with all that was under way. */
  readonly stops: Exit[];
  /** How long others waited for an answer beside a thousand idle connections, in milliseconds. */
  readonly waits: number[];
  lastAt: number;
};

type Blow = keyof typeof DEAL;

/** By so much a server's clock is off after a jump: nothing may notice. Each storm has all of them. */
export const JUMPS_MS: readonly number[] = [12_000, 3_600_000, -3_600_000, 8 * 86_400_000];

const LOOK_MS = 20;
/** Within this time after its start a server is killed again: while it is still starting. */
const SECOND_KILL_WITHIN_MS = 1_500;

/**
 * Deals the blows one after another, evenly over the work: each one waits for its share of it to be
 * acknowledged, so that all of them meet a server that is busy.
 */
export async function storm(parts: Parts, blows: readonly Blow[]): Promise<Damage> {
  const { apis, judges, postgres } = parts;
  const servers = [...apis, ...judges];
  const damage: Damage = {
    kills: servers.map(() => 0),
    ...{ crashes: 0, restarts: 0, jumps: [], stops: [], waits: [] },
    lastAt: performance.now(),
  };
  for (const [index, blow] of blows.entries()) {
    await progressTo(parts, (index + 1) / (blows.length + 1));
    const exposed = blow === 'idle connections' ? apis : servers;
    const victim = exposed[Math.floor(chance() * exposed.length)];
    if (victim) await DEAL[blow]({ servers, victim, postgres, damage });
    damage.lastAt = performance.now();
    await Promise.all(servers.map((server) => server.ready()));
  }
  return damage;
}

type Place = {
  readonly servers: readonly Victim[];
  readonly victim: Victim;
  readonly postgres: Parts['postgres'];
  readonly damage: Damage;
};

/** The first of those that were killed the least: in the end nobody was left out. */
function nextToKill({ kills }: Damage): number {
  return kills.indexOf(Math.min(...kills));
}

async function kill({ servers, damage }: Place, index: number): Promise<void> {
  await servers[index]?.kill();
  damage.kills[index] = (damage.kills[index] ?? 0) + 1;
  servers[index]?.start();
}

const DEAL = {
  kill: (place: Place) => kill(place, nextToKill(place.damage)),
  'kill twice': async (place: Place) => {
    const index = nextToKill(place.damage);
    await kill(place, index);
    await sleep(SECOND_KILL_WITHIN_MS * chance());
    await kill(place, index);
  },
  'crash database': async ({ postgres, damage }: Place) => {
    await postgres.killHard();
    damage.crashes += 1;
  },
  'restart database': async ({ postgres, damage }: Place) => {
    await postgres.restart();
    damage.restarts += 1;
  },
  stop: async ({ victim, damage }: Place) => {
    damage.stops.push(await victim.stop());
    victim.start();
  },
  'jump clock': ({ victim, damage }: Place) => {
    const ms = JUMPS_MS[damage.jumps.length % JUMPS_MS.length] ?? 0;
    victim.jumpClock(ms);
    damage.jumps.push(ms);
    return Promise.resolve();
  },
  'idle connections': async ({ victim, damage }: Place) => {
    damage.waits.push(await idleConnections(victim.url));
  },
} satisfies Record<string, (place: Place) => Promise<void>>;

const GENTLE: readonly Blow[] = [
  ...['jump clock', 'stop', 'jump clock', 'idle connections'],
  ...['jump clock', 'stop', 'jump clock', 'stop'],
] as Blow[];

/**
 * Kills of the server, every fifth one twice, with the blows to the database and the gentler ones
 * among them.
 */
export function planOf(kills: number, isDatabaseHit: boolean): Blow[] {
  const blows: Blow[] = [];
  for (let done = 0; done < kills; done += blows.at(-1) === 'kill twice' ? 2 : 1) {
    blows.push(blows.length % 5 === 4 ? 'kill twice' : 'kill');
  }
  for (const [index, blow] of GENTLE.entries()) {
    blows.splice(Math.round(((index + 1) * blows.length) / (GENTLE.length + 1)), 0, blow);
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
