import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

// Of its own: the runner of these tests tracks promises too.
const PROGRAM = `
import { executionAsyncId } from 'node:async_hooks';
import { withPatience } from ${JSON.stringify(join(import.meta.dirname, 'bounded-client.ts'))};
const isTracked = async () => (await Promise.resolve().then(executionAsyncId)) > 1;
const during = withPatience(1, async () => {
  await withPatience(1, async () => undefined);
  return isTracked();
});
console.log(await during, await isTracked());
`;

test('Node tracks promises only while somebody is patient', () => {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '-e', PROGRAM],
    { encoding: 'utf8', cwd: import.meta.dirname, timeout: 20_000 },
  );
  expect({ stdout, stderr }).toEqual({ stdout: 'true false\n', stderr: '' });
});
