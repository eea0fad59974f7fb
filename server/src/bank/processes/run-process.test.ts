import { expect, it } from 'vitest';
import { runProcess } from './run-process.ts';

const NODE = process.execPath;

it('hands over input, arguments and what comes of them', async () => {
  const script =
    'process.stdin.pipe(process.stdout); console.error(process.argv[1]); process.exitCode = 3';
  const result = await runProcess(NODE, ['-e', script, 'a "b" $c'], 'ä');
  expect([result.exitCode, result.stdout.toString(), result.stderr]).toEqual([
    3,
    'ä',
    'a "b" $c\n',
  ]);
});

it('ends what works for too long, and waits for what others keep waiting', async () => {
  const limits = { cpuSeconds: 1, wallMs: 60_000 };
  const loops = runProcess(NODE, ['-e', 'for (;;);'], '', limits);
  const waits = runProcess(
    NODE,
    ['-e', 'setTimeout(() => console.log("done"), 2_000)'],
    '',
    limits,
  );
  const { exitCode, stderr } = await loops;
  expect([exitCode, stderr]).toEqual([null, 'It took more than 1 s of processor time.\n']);
  expect((await waits).stdout.toString()).toBe('done\n');
}, 60_000);

it('ends what waits for ever', async () => {
  const limits = { cpuSeconds: 60, wallMs: 300 };
  const { exitCode, stderr } = await runProcess('sleep', ['1000'], '', limits);
  expect([exitCode, stderr]).toEqual([null, 'It did not end within 0.3 s.\n']);
});

it('says what cannot be started', async () => {
  await expect(runProcess('no-such-program', [])).rejects.toThrow(
    'no-such-program cannot be started',
  );
});
