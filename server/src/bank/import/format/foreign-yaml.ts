import { load, YAMLException } from 'js-yaml';
import type { z } from 'zod';
import type { FileTree } from '../../archive/file-tree.ts';
import { BankError, bankError } from '../../bank-error.ts';
import { lineFinder } from '../../yaml/yaml-lines.ts';
import type { Findings } from '../findings.ts';
import { readProse } from './foreign-text.ts';

const BYTES_MAX = 256 * 1024;
/** Values after every alias was followed: nine levels of ten aliases are a thousand million. */
const VALUES_MAX = 20_000;

/**
 * Reads a YAML file that others wrote. Keys without a value count as absent, keys that the schema
 * does not know are warned of.
 * @returns null when the file is not there or holds nothing
 * @throws {BankError} with the line of every value that is wrong
 */
export function readForeignYaml<T extends z.ZodObject>(
  tree: FileTree,
  path: string,
  schema: T,
  findings: Findings,
): z.output<T> | null {
  const value = readYamlValue(tree, path, findings);
  if (value === null) return null;
  const { lineOf, data } = value;
  const file = `${tree.name}/${path}`;
  if (typeof data !== 'object' || data === null || Array.isArray(data)) {
    throw bankError(file, 'must hold keys and values', 1);
  }
  const present = withoutNulls(data);
  for (const key of Object.keys(present)) {
    if (Object.hasOwn(schema.shape, key)) continue;
    findings.warn(
      path,
      `${JSON.stringify(key)} is not a key of the format; ignored`,
      lineOf([key]),
    );
  }
  const result = schema.safeParse(present);
  if (result.success) return result.data;
  throw new BankError(
    result.error.issues.map((issue) => ({
      file,
      line: lineOf(issue.path),
      message: `${issue.path.join('.')}: ${issue.message}`,
    })),
  );
}

type YamlValue = {
  readonly data: unknown;
  readonly lineOf: (path: readonly PropertyKey[]) => number;
};

/**
 * @returns null when the file is not there or holds nothing
 * @throws {BankError} it is not YAML, or expands to far more than its size
 */
export function readYamlValue(tree: FileTree, path: string, findings: Findings): YamlValue | null {
  const file = `${tree.name}/${path}`;
  const bytes = tree.files.get(path);
  if (!bytes) return null;
  if (bytes.byteLength > BYTES_MAX) throw bankError(file, `is larger than ${BYTES_MAX} bytes`);
  const text = readProse(tree, path, findings);
  if (text.replaceAll(/#.*|---/g, '').trim() === '') return null;
  const data = parse(file, text, (message) => findings.warn(path, message));
  if (countValues(data) > VALUES_MAX) {
    throw bankError(file, `expands to more than ${VALUES_MAX} values`);
  }
  return { data, lineOf: lineFinder(text) };
}

function parse(file: string, text: string, warn: (message: string) => void): unknown {
  try {
    return load(text);
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error;
    if (error.reason === 'duplicated mapping key') return parseRepeated(file, text, warn);
    throw bankError(file, error.reason, error.mark ? error.mark.line + 1 : null);
  }
}

/** A key that is there twice: the tools that packages are written for take the last. */
function parseRepeated(file: string, text: string, warn: (message: string) => void): unknown {
  try {
    const data = load(text, { json: true });
    warn('holds a key twice; the last one counts');
    return data;
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error;
    throw bankError(file, error.reason, error.mark ? error.mark.line + 1 : null);
  }
}

/** Stops soon after the bound, so that neither aliases nor rings cost anything. */
function countValues(root: unknown): number {
  let count = 0;
  const left = [root];
  while (left.length > 0 && count <= VALUES_MAX) {
    const value = left.pop();
    count++;
    if (typeof value !== 'object' || value === null) continue;
    for (const inner of Object.values(value)) {
      left.push(inner);
      if (left.length > VALUES_MAX) return left.length;
    }
  }
  return count;
}

/** The map and the maps in it, without keys that have no value; keys may have any name. */
function withoutNulls(data: object): Record<string, unknown> {
  const entries = Object.entries(data).filter(([, value]) => value !== null);
  return Object.fromEntries(
    entries.map(([key, value]: [string, unknown]) => {
      const isMap = typeof value === 'object' && value !== null && !Array.isArray(value);
      return [key, isMap ? withoutNulls(value) : value];
    }),
  );
}
