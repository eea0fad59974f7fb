import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { checkPythonTypes, findFaults, isTyped, pythonFiles, TYPED } from './lint-python.mjs';
import { ROOT } from './run.mjs';

const copy = mkdtempSync(join(tmpdir(), 'lint-python-'));
afterAll(() => rmSync(copy, { recursive: true }));

const FILES = pythonFiles().filter((path) => isTyped(path) && !path.endsWith('__init__.py'));
const textOf = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

it('knows every file of the supervisor', () => {
  expect(FILES.map((path) => basename(path))).toContain('main.py');
  expect(FILES.length).toBeGreaterThan(15);
});

it.each(FILES)('finds a misspelt name in %s', (path) => {
  const planted = `${textOf(path)}\n\ndef planted() -> None:\n    misspelt()\n`;
  expect(findFaults(path, textOf(path))).toEqual([]);
  expect(findFaults(path, planted).join()).toMatch(/F821 Undefined name `misspelt`/);
});

it('finds a name that another file does not have', { timeout: 120_000 }, async () => {
  for (const folder of TYPED) cpSync(join(ROOT, folder), join(copy, folder), { recursive: true });
  writeFileSync(join(copy, 'pyrightconfig.json'), '{"pythonPlatform":"Linux"}');
  const guard = join(copy, TYPED[0] ?? '', 'guard.py');
  writeFileSync(guard, `${readFileSync(guard, 'utf8')}\nfrom .kernel import misspelt\n`);
  await expect(checkPythonTypes(copy)).rejects.toThrow('"misspelt" is unknown import symbol');
});
