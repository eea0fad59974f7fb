import type { Request } from 'express';

/**
 * The path that a request asks for, of its target as it was sent. Clients may name scheme and host before it, and
 * Express routes by the rest.
 */
export function requestPath(target: string): string {
  const [path = ''] = target.replace(/^[a-z][a-z\d+.-]*:\/\/[^/?]*/i, '').split('?');
  return path;
}

/** Express takes capitals and a slash at the end for the same route. */
export function routedPath({ path }: Request): string {
  return path.toLowerCase().replace(/(?<=.)\/$/, '');
}
