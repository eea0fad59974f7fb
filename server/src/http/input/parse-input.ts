import type { z } from 'zod';
import { AppError } from '../app-error.ts';

type Issue = z.core.$ZodRawIssue;

/**
 * Parses a part of a request by its contract. Contracts have messages for likely mistakes; zod's other
 * messages are for programmers, so they are replaced, because the first one is shown.
 * @throws VALIDATION_FAILED
 */
export function parseInput<T extends z.ZodType>(schema: T, value: unknown): z.output<T> {
  const { data, error } = tryInput(schema, value);
  if (error) throw validationFailed(error.issues);
  return data;
}

/** With the messages of parseInput. */
export function tryInput<T extends z.ZodType>(schema: T, value: unknown) {
  return schema.safeParse(value, { error: plainMessage });
}

/** @param issues those of zod, or some of them */
export function validationFailed(issues: readonly z.core.$ZodIssue[]): AppError {
  const details = issues.map(({ path, message }) => ({ path: path.join('.'), message }));
  const errors = details.map(({ message }) => message);
  return new AppError('VALIDATION_FAILED', errors[0] ?? 'The request is not valid', {
    errors,
    details,
  });
}

/** A message that names the field; undefined where zod's own is used. */
function plainMessage(issue: Issue): string | undefined {
  const field = nameOf(issue.path ?? []);
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? `${field} is required` : `${field} has the wrong type`;
    case 'invalid_format':
      return issue.format === 'uuid' ? `${field} is not an id` : `${field} is not valid`;
    case 'invalid_value':
      return `${field} must be one of ${issue.values.map(String).join(', ')}`;
    case 'too_small':
      return `${field} must be at least ${bound(issue.minimum, issue.origin)}`;
    case 'too_big':
      return `${field} must be at most ${bound(issue.maximum, issue.origin)}`;
    case 'unrecognized_keys':
    case 'invalid_key':
      return `${field} has unknown fields`;
    case 'invalid_union':
      return `${field} is not valid`;
    default:
      return undefined;
  }
}

function nameOf(path: readonly PropertyKey[]): string {
  return path.length === 0 ? 'The request' : path.map(String).join('.');
}

const UNITS: Readonly<Record<string, string>> = { string: ' characters long', array: ' long' };

function bound(limit: number | bigint, origin: string): string {
  return `${String(limit)}${UNITS[origin] ?? ''}`;
}
