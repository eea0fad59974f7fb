import { load, YAMLException } from 'js-yaml';
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
  const file = labelOf(folder, path);
  const text = await readText(folder, path);
  const result = schema.safeParse(parse(file, text));
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

function parse(file: string, text: string): unknown {
  try {
    return load(text);
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error;
    throw bankError(file, error.reason, error.mark ? error.mark.line + 1 : null);
  }
}
