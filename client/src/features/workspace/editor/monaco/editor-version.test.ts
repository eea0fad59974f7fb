import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

test('the editor is Monaco 0.52.2', () => {
  const installed = join(
    import.meta.dirname,
    '../../../../../node_modules/monaco-editor/package.json',
  );
  const { version } = JSON.parse(readFileSync(installed, 'utf8')) as { version: string };
  expect(version).toBe('0.52.2');
});
