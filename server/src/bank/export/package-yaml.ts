import { load } from 'js-yaml';
import type { PackageFiles } from '../import/write-package.ts';

const NEW_ONLY =
  /^(?:data\/(?:invalid_input|invalid_output|valid_output)\/|attachments\/templates\/|data\/(?:sample|secret)\/.*\.yaml$)/;

/** Whether versions before 2025-09 know no such file. */
export function isNewOnly(path: string): boolean {
  return NEW_ONLY.test(path) && !path.endsWith('/testdata.yaml');
}

export function readYaml(files: PackageFiles): Record<string, unknown> {
  const yaml: unknown = load(files.get('problem.yaml')?.toString() ?? '');
  return isMap(yaml) ? yaml : {};
}

export function isMap(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
