import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { doOnce } from './fingerprint.mjs';
import { ROOT } from './run.mjs';

const MARK = 'of-this-test';

it('does it again after another one was begun and not finished', async () => {
  onTestFinished(() => rmSync(join(ROOT, 'node_modules/.stepwise', MARK), { force: true }));
  const done: string[] = [];
  const once = (key: string, work = () => Promise.resolve()) =>
    doOnce({
      ...{ mark: MARK, key, product: 'package.json' },
      work: () => {
        done.push(key);
        return work();
      },
    });
  await once('old');
  await once('old');
  await expect(once('new', () => Promise.reject(new Error('cut off')))).rejects.toThrow('cut off');
  await once('old');
  expect(done).toEqual(['old', 'new', 'old']);
});
