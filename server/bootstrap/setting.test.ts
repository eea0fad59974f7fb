import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { setting } from './setting.mjs';

it('is what the environment says, or else the file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'stepwise-setting-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const judge = () => setting('JUDGE_ENGINE', folder);
  vi.stubEnv('JUDGE_ENGINE', '');
  expect(judge()).toBeUndefined();
  writeFileSync(join(folder, '.env'), 'JUDGE_ENGINE=judge0 # a Judge0 server\n');
  expect(judge()).toBe('judge0');
  vi.stubEnv('JUDGE_ENGINE', 'local');
  expect(judge()).toBe('local');
});
