import { load, YAMLException, type LoadOptions } from 'js-yaml';
import type { z } from 'zod';
import { BankError, bankError } from '../bank-error.ts';
import { labelOf, readText } from '../package-files.ts';
import type { PackageFolder } from '../package-files.ts';
import { lineFinder } from './yaml-lines.ts';

/**
 * Reads a YAML file of a package by its schema.
 * @throws {BankError} with the line of every value that is wrong
 */
export async function readYaml<T extends z.ZodType>(
  folder: PackageFolder,
  path: string,
  schema: T,
): Promise<z.output<T>> {
  return parseYaml(labelOf(folder, path), await readText(folder, path), schema);
}

/**
 * Reads a YAML text by its schema.
 * @param file what messages call it
 * @throws {BankError} with the line of every value that is wrong
 */
export function parseYaml<T extends z.ZodType>(
  file: string,
  text: string,
  schema: T,
  options: LoadOptions = {},
): z.output<T> {
  const result = schema.safeParse(parse(file, text, options));
  if (result.success) return result.data;
  const lineOf = lineFinder(text);
  throw new BankError(
    result.error.issues.map((issue) => {
      const unknown = issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [];
      const key = issue.path.join('.');
      return {
        file,
        line: lineOf([...issue.path, ...unknown]),
        message: key === '' ? issue.message : `${key}: ${issue.message}`,
      };
    }),
  );
}

function parse(file: string, text: string, options: LoadOptions): unknown {
  try {
    return load(text, options);
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error;
    throw bankError(file, error.reason, error.mark ? error.mark.line + 1 : null);
  }
}
