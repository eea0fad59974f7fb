import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { runWithShortWrites } from '../../test/faults/short-writes.ts';

it('has a whole password or none, when the disk is full at the first start', () => {
  const root = mkdtempSync(join(tmpdir(), 'stepwise-cluster-'));
  const module = JSON.stringify(join(import.meta.dirname, 'postgres-cluster.ts'));
  const home = JSON.stringify({ root, cluster: join(root, 'cluster') });
  const program = `import { ensureCluster } from ${module};
    await ensureCluster(${home}, true, () => undefined);`;
  expect(runWithShortWrites(0, program)).toContain('EFBIG');
  expect(readdirSync(root)).not.toContain('password');
  rmSync(root, { recursive: true });
});
