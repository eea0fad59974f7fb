import { describe, expect, it } from 'vitest';
import { JUMPS_MS, planOf, storm } from './storm.ts';

describe('the plan of a storm', () => {
  it.each([1, 2, 20, 24])('kills the server at least %i times, not many more', (kills) => {
    const plan = planOf(kills, true);
    const planned = plan.reduce((sum, blow) => {
      return sum + ({ kill: 1, 'kill twice': 2 }[blow as string] ?? 0);
    }, 0);
    expect(planned).toBeGreaterThanOrEqual(kills);
    expect(planned).toBeLessThanOrEqual(kills + 1);
    expect(plan).toEqual(expect.arrayContaining(['crash database', 'restart database']));
  });

  it.each([1, 24])('has room for every jump of a clock beside %i kills', (kills) => {
    const jumps = planOf(kills, true).filter((blow) => blow === 'jump clock');
    expect(jumps).toHaveLength(JUMPS_MS.length);
  });

  it('leaves the database alone when asked to', () => {
    expect(planOf(10, false).filter((blow) => blow.includes('database'))).toEqual([]);
  });
});

describe('a storm', () => {
  const nothing = () => Promise.resolve();
  /** A server that only writes down by what name it was killed. */
  const server = (name: string, killed: string[]) => ({
    ...{ url: '', start: () => undefined, ready: nothing, jumpClock: () => undefined },
    kill: () => Promise.resolve(void killed.push(name)),
    stop: () => Promise.resolve(0),
  });

  it('kills each server in turn', async () => {
    const killed: string[] = [];
    const damage = await storm(
      {
        apis: [server('api', killed)],
        judges: ['first', 'second', 'third'].map((name) => server(name, killed)),
        postgres: { killHard: nothing, restart: nothing },
        progress: () => 1,
        deadline: new AbortController().signal,
      },
      ['kill', 'kill', 'stop', 'kill', 'kill', 'kill'],
    );
    expect(killed).toEqual(['api', 'first', 'second', 'third', 'api']);
    expect(damage.kills).toEqual([2, 1, 1, 1]);
  });
});
