import { ESLint } from 'eslint';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { foldersOf, MAY_IMPORT } from '../boundaries.js';

const REPOSITORY = resolve(import.meta.dirname, '../..');
const FOLDERS = foldersOf('server/src');
const FEATURES = foldersOf('server/src/features');

/** A file to import: any of the folder, but no door between features; null where there are doors alone. */
function insideOf(folder: string): string | null {
  const names = readdirSync(join(import.meta.dirname, folder), { recursive: true }) as string[];
  const name = names.find((path) => /(?<!\.(test|queries|presenter|d))\.ts$/.test(path));
  return name === undefined ? null : join(folder, name);
}

function fileOf(folder: string): string {
  const file = insideOf(folder);
  if (file === null) throw new Error(`${folder} has no file`);
  return file;
}

const eslint = new ESLint({
  cwd: REPOSITORY,
  // Boundaries only: rules that read types want files that are on the disk.
  ruleFilter: ({ ruleId }) => ruleId === 'import-x/no-restricted-paths',
  overrideConfig: { languageOptions: { parserOptions: { projectService: false } } },
});

/** The imports that lint refuses in a file of that folder. */
async function refused(planted: string, imports: readonly string[]): Promise<string[]> {
  const lines = imports.flatMap((path) => {
    const from = `'/${path}'`;
    return [`import type { Planted } from ${from};`, `export * from ${from};`];
  });
  const filePath = join(import.meta.dirname, planted);
  const up = './' + '../'.repeat(planted.split('/').length - 1);
  const code = lines.join('\n').replaceAll(`'/`, `'${up}`);
  const [result] = await eslint.lintText(code, { filePath });
  const failed = new Set(result?.messages.map(({ line }) => line));
  expect(result?.messages.filter(({ fatal }) => fatal)).toEqual([]);
  // Of a type or of values: both are imports.
  return imports.filter((_, index) => failed.has(2 * index + 1) && failed.has(2 * index + 2));
}

describe('lint', { timeout: 60_000 }, () => {
  it.each(FOLDERS)('refuses every import that %s may not have', async (folder) => {
    const may = MAY_IMPORT[folder] ?? [];
    const others = FOLDERS.filter((name) => name !== folder && !may.includes(name));
    const forbidden = others.map(fileOf).filter((path) => !may.includes(path));
    expect(forbidden.length).toBeGreaterThan(0);
    expect(await refused(`${folder}/planted.ts`, forbidden)).toEqual(forbidden);
  });

  it.each(FOLDERS)('lets %s import what it may, and test in its tests', async (folder) => {
    const allowed = (MAY_IMPORT[folder] ?? []).map((path) =>
      path.endsWith('.ts') ? path : fileOf(path),
    );
    expect(await refused(`${folder}/planted.ts`, allowed)).toEqual([]);
    expect(await refused(`${folder}/planted.test.ts`, [fileOf('test')])).toEqual([]);
  });

  it.each(FEATURES)('keeps the feature %s out of the others', async (feature) => {
    const others = FEATURES.filter((name) => name !== feature);
    const forbidden = others
      .map((name) => insideOf(`features/${name}`))
      .filter((path) => path !== null);
    expect(forbidden.length).toBeGreaterThan(0);
    expect(await refused(`features/${feature}/planted.ts`, forbidden)).toEqual(forbidden);
  });

  it('keeps what proves the local judge out of all that is no test', async () => {
    const local = 'judge/engines/local';
    const forbidden = [fileOf(`${local}/proofs`)];
    const shipped = ['judge', 'judge/contract', 'judge/engines', local, `${local}/job`];
    for (const folder of shipped) {
      expect(await refused(`${folder}/planted.ts`, forbidden)).toEqual(forbidden);
      expect(await refused(`${folder}/planted.test.ts`, forbidden)).toEqual([]);
    }
    expect(await refused(`${local}/proofs/planted.ts`, forbidden)).toEqual([]);
    expect(await refused('bench/planted.ts', forbidden)).toEqual(forbidden);
    expect(await refused('bank/planted.sandbox.test.ts', forbidden)).toEqual([]);
  });

  it('keeps commands out of the files that compose the rest', async () => {
    const forbidden = [fileOf('commands')];
    expect(await refused('planted.ts', forbidden)).toEqual(forbidden);
  });
});

it('README has the same table', () => {
  const readme = readFileSync(join(REPOSITORY, 'README.md'), 'utf8');
  for (const [folder, may] of Object.entries(MAY_IMPORT)) {
    const folders = may.filter((path) => !path.includes('.'));
    expect(readme).toContain(`${folder} → ${folders.join(', ') || 'nothing'}`);
  }
});
