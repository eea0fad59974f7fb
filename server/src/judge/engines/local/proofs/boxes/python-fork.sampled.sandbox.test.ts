import { afterAll, describe, expect, it } from 'vitest';
import { pythonCommand } from '../../machine/box-command.ts';
import { BoxPool } from '../../box/box-pool.ts';
import type { BoxLimits } from '../../box/box-messages.ts';
import { ProgramBox } from '../../box/program-box.ts';
import { PYTHON_PROGRAMS } from './python-programs.ts';
import { recipeOf } from '../support/recipe.ts';
import { sampleOf } from '../../../../contract/sample.ts';

const PYTHON = '/usr/bin/python3';
const INPUT = Buffer.from('3 4\n5\n\nlast');
const LIMITS: BoxLimits = {
  ...{ cpuMs: 10_000, wallMs: 20_000, memoryKb: 256 << 10, dataKb: (256 << 10) + (1 << 20) },
  ...{ stackKb: 64 << 10, outputBytes: 1 << 20, processes: 64 },
};

const run = recipeOf('bubblewrap', 2);
const recipes = { run, typescript: { ...run, ready: 0 } };
const pool = new BoxPool({ recipes, log: () => undefined });
afterAll(() => pool.close());

/** What depends on the run and not on the program: ids of processes and places in memory. */
const steady = (text: Buffer): string =>
  text
    .toString('latin1')
    .replaceAll(/0x[0-9a-f]{6,}/g, '0x')
    .replaceAll(/<(Thread|ForkProcess)[^>]*>/g, '<$1>');

async function outcomeOf(box: ProgramBox, fork: boolean): Promise<unknown> {
  const request = { argv: pythonCommand(PYTHON), fork, limits: LIMITS, stdin: INPUT };
  const { met, exitCode, signal, stdout, stderr } = await box.run(request);
  return { met, exitCode, signal, stdout: steady(stdout), stderr: steady(stderr) };
}

function boxFor(source: string): ProgramBox {
  const files = [{ path: 'main.py', bytes: Buffer.from(source) }];
  return new ProgramBox(pool, 'run', files, new AbortController().signal);
}

describe('a Python program in a copy of the supervisor', () => {
  it.each(sampleOf(Object.entries(PYTHON_PROGRAMS), 8))(
    'runs as in a new interpreter: %s',
    async (_, source) => {
      const box = boxFor(source);
      const fresh = await outcomeOf(box, false);
      expect(await outcomeOf(box, true)).toEqual(fresh);
      // A second copy is as good as the first.
      expect(await outcomeOf(box, true)).toEqual(fresh);
      box.close();
    },
  );

  it('is a copy, and that is where the time is saved', async () => {
    const box = boxFor('import time; print(time.process_time() * 1000)');
    const request = { argv: pythonCommand(PYTHON), limits: LIMITS, stdin: INPUT };
    await box.run({ ...request, fork: true });
    const copied = await box.run({ ...request, fork: true });
    const started = await box.run({ ...request, fork: false });
    expect(copied.cpuMs).toBeLessThan(started.cpuMs);
    box.close();
  });

  it('has chances of its own in every test', async () => {
    const box = boxFor('import random, secrets; print(random.random(), secrets.token_hex(8))');
    const request = { argv: pythonCommand(PYTHON), fork: true, limits: LIMITS, stdin: INPUT };
    const outputs = [await box.run(request), await box.run(request), await box.run(request)];
    expect(new Set(outputs.map(({ stdout }) => stdout.toString())).size).toBe(3);
    box.close();
  });
});
