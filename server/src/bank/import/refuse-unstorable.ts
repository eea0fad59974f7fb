import { isStorable } from '@stepwise/contracts/text';
import type { FileTree } from '../archive/file-tree.ts';
import type { Findings } from './findings.ts';
import type { ForeignPackage } from './foreign-package.ts';
import type { ImportedPlatform } from './imported-platform.ts';

const REASON = 'holds NUL or half a character, which cannot be stored';

/** Refuses texts that the database would: YAML can write any of them, and sources hold any byte. */
export function refuseUnstorable(
  { files }: FileTree,
  { metadata, submissions, tests }: ForeignPackage,
  platform: ImportedPlatform,
  findings: Findings,
): void {
  const refuse = (path: string, key: string): void =>
    findings.refuse(path, key === '' ? REASON : `${key}: ${REASON}`);
  for (const key of unstorableIn(metadata)) refuse('problem.yaml', key);
  for (const key of unstorableIn(platform)) refuse('.platform.yaml', key);
  for (const { name, source } of submissions) {
    if (source !== null && !isStorable(source)) refuse(`submissions/${name}`, '');
  }
  for (const { name, checker } of tests) {
    if (!isStorable(checker)) refuse(`data/${name}`, 'how it is compared');
  }
  for (const [path, bytes] of files) {
    if (path.startsWith('attachments/templates/') && bytes.includes(0)) refuse(path, '');
  }
}

/** Keys like `tags.0` of every such text, however deep. */
function unstorableIn(value: unknown, path = ''): string[] {
  if (typeof value === 'string') return isStorable(value) ? [] : [path];
  if (typeof value !== 'object' || value === null) return [];
  const entries = value instanceof Map ? [...value] : Object.entries(value);
  return entries.flatMap(([key, inner]: [string, unknown]) => [
    ...(isStorable(key) ? [] : [path]),
    ...unstorableIn(inner, path === '' ? key : `${path}.${key}`),
  ]);
}
