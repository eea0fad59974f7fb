import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { bundlePython } from '../../../../bundle-python.ts';
import { SYSTEM_PYTHON } from '../../languages/find-toolchains.ts';

const SUPERVISOR = join(import.meta.dirname, '../../supervisor');
const SOURCE = bundlePython(join(SUPERVISOR, 'waiting.py'));
const WATCH = bundlePython(join(SUPERVISOR, 'watch.py'), {
  [join(SUPERVISOR, 'machine.py')]: join(SUPERVISOR, 'machine_namespaces.py'),
});
const RUNNING = [['1', 'R', 1]];
const SLEEPING = [['1', 'S', 1]];

/** Seconds by the clock, processes that are seen then, CPU seconds used so far, and how late the look is. */
type Look = readonly [at: number, processes: readonly unknown[], cpu: number, late?: number];

/** Seconds of waiting that these looks come to. */
function waited(looks: readonly Look[]): number {
  const script = `import json, sys
names = {}
exec(sys.argv[1], names)
clock = [0.0]
names['time'] = type('', (), {'monotonic': lambda: clock[0]})
waiting = names['Waiting'](0.0)
for at, processes, cpu, *late in json.loads(sys.argv[2]):
    clock[0], waiting.late = at, sum(late)
    waiting.note([(pid, state.encode(), threads) for pid, state, threads in processes], cpu)
print(waiting.seconds)`;
  const { stdout, stderr } = spawnSync(
    SYSTEM_PYTHON,
    ['-c', script, SOURCE, JSON.stringify(looks)],
    { encoding: 'utf8' },
  );
  expect(stderr).toBe('');
  return Number(stdout);
}

it.each<[string, readonly Look[], number]>([
  [
    'a program that has a processor',
    [
      [1, RUNNING, 1],
      [2, RUNNING, 2],
    ],
    0,
  ],
  [
    'one that sleeps',
    [
      [1, SLEEPING, 0],
      [2, SLEEPING, 0],
    ],
    0,
  ],
  [
    'one that gets a tenth of a processor',
    [
      [1, RUNNING, 0.1],
      [2, RUNNING, 0.2],
    ],
    1.8,
  ],
  [
    'one on two processors',
    [
      [1, RUNNING, 2],
      [2, RUNNING, 4],
    ],
    0,
  ],
  [
    'a look that comes late to one that sleeps',
    [
      [1, SLEEPING, 0, 0.9],
      [2, SLEEPING, 0],
    ],
    0.9,
  ],
  [
    'one that has worked and sleeps now',
    [
      [1, RUNNING, 0.5],
      [2, SLEEPING, 0.5],
    ],
    0.5,
  ],
  [
    'a child that is not to be seen any more',
    [
      [1, RUNNING, 1],
      [2, RUNNING, 0.9],
    ],
    1,
  ],
  ['nothing that is left', [[1, [], 0]], 0],
])('counts as waiting what could run and did not: %s', (_, looks, seconds) => {
  expect(waited(looks)).toBeCloseTo(seconds, 6);
});

it.each([
  ['before its test began', 5, 5, 'wall'],
  ['since its test began', 5, 9, 'None'],
])('what a thread has waited %s', (_, before, now, met) => {
  const script = `import sys
names = {}
exec(sys.argv[1], names)
waited = ${before}
names['machine'] = type('', (), {'box_processes': lambda: ['1']})
names['of_threads'] = lambda pid, name: [('1', b'7 %d 3' % (waited * 10**9))]
watch = names['Watch'](1, {'wallMs': 1000}, [])
waited = ${now}
watch.started -= 2
print(watch.wall_met())`;
  const { stdout, stderr } = spawnSync(SYSTEM_PYTHON, ['-c', script, WATCH], { encoding: 'utf8' });
  expect([stdout, stderr]).toEqual([`${met}\n`, '']);
});
