import { describe, expect, it } from 'vitest';
import { scriptedEngine, type ScriptedRun } from '../test/doubles/scripted-engine.ts';
import { measureGrowth } from './measure-growth.ts';
import { ladder } from './test-growth.ts';

const sizes = [32, 64, 128, 256, 512, 1024];
const CAPPED = { stdout: '{"capped":true}' };
const steps = (count: number): ScriptedRun => ({
  stdout: JSON.stringify({ steps: count, whole: false }),
});

/** How a program grows that takes 4n steps on one shape, and of which `other` says what it does on the other. */
async function measure(other: (n: number) => ScriptedRun, isFirst: boolean) {
  const engine = scriptedEngine((_source, stdin) => {
    const [shape, n] = stdin.split(' ');
    return shape === 'other' ? other(Number(n)) : steps(4 * Number(n));
  });
  const names = isFirst ? ['other', 'easy'] : ['easy', 'other'];
  const shapes = names.map((name) => ({ name, template: `${name} {n}` }));
  const rungs = names.flatMap((shape) => sizes.map((n) => ({ shape, n, input: `${shape} ${n}` })));
  return measureGrowth(
    { language: 'PYTHON', source: '' },
    { ladder: { ...ladder, sizes, shapes }, rungs },
    { engine, signal: new AbortController().signal, owner: 'test' },
  );
}

describe.each([true, false])('of two shapes, the hard one first: %s', (isFirst) => {
  it.each([
    ['its first size', () => CAPPED],
    ['one that starts with few steps', (n: number) => (n > 128 ? CAPPED : steps(n))],
    ['a limit of the run', (): ScriptedRun => ({ ending: 'cpu-limit' })],
  ])('the one that ends early for its steps is the slowest: at %s', async (_where, other) => {
    expect(await measure(other, isFirst)).toMatchObject({ shape: 'other', name: null });
  });

  it.each([
    ['at once', () => ({ exitCode: 1 })],
    ['late', (n: number) => (n > 512 ? { stdout: '{"failed":"ValueError"}' } : steps(n))],
  ])('nothing is sure where the program fails on one %s', async (_when, other) => {
    expect(await measure(other, isFirst)).toMatchObject({ name: null, atLimit: null });
  });

  it('the one with more steps decides where both go on', async () => {
    const growth = await measure((n) => steps(n * n), isFirst);
    expect(growth).toMatchObject({ shape: 'other', name: 'n^2' });
  });
});
