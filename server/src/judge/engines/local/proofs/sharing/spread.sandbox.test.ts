import { afterAll, beforeAll, expect, it } from 'vitest';
import { finish, jobOf, text } from '../../../../contract/run-program.ts';
import { createLocalEngine } from '../../create-local-engine.ts';
import type { LocalEngine } from '../../local-engine.ts';

let engine: LocalEngine;
beforeAll(async () => {
  engine = await createLocalEngine({ slots: 2, languages: ['PYTHON'] });
  await engine.warmUp();
});
afterAll(() => engine.close());

it('spreads tests over the slots when the largest has taken a while', async () => {
  const source = `import time
start = time.monotonic(); time.sleep(0.19); print(input(), start, time.monotonic())`;
  const { results } = await finish(engine, {
    ...jobOf('PYTHON', source, ['a', 'b', 'c', 'd']),
    isRight: ({ exitCode }) => exitCode === 0,
  });
  const times = results.map(({ stdout }) => text(stdout).trim().split(' ').slice(1).map(Number));
  // The first has nothing beside it: what it takes is not known yet.
  const [, second, third, fourth] = times.sort(([a = 0], [b = 0]) => a - b);
  const overlap = (one: number[] = [], next: number[] = []) => (next[0] ?? 0) < (one[1] ?? 0);
  expect([overlap(second, third), overlap(third, fourth)]).toContain(true);
});
