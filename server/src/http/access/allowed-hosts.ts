import { isIP } from 'node:net';
import { hostname } from 'node:os';
import type { Request, RequestHandler } from 'express';
import { AppError } from '../app-error.ts';

const HOST = /^(?:\[([\da-f:.]+)\]|([\w.-]+?)\.?)(?::\d{1,5})?$/i;
const LOGGED_MAX = 100;

/**
 * Refuses requests for a host name that is not this server's. Another site can point its own name
 * at this machine (DNS rebinding) and would then have our origin. That takes a name: IP addresses
 * are always accepted.
 * @param settings names of this server besides its machine's own
 */
export function allowHosts(settings: readonly string[]): RequestHandler {
  const names = new Set([...settings, ...namesOfMachine()].map((name) => name.toLowerCase()));
  return (req, _res, next) => {
    const hosts = req.headersDistinct['host'] ?? [];
    if (hosts.length > 1) {
      throw new AppError('VALIDATION_FAILED', 'A request has one Host header');
    }
    // Only HTTP/1.0 may do without, and no browser does.
    const [host] = hosts;
    if (host === undefined || isOurs(host) || isVouchedFor(req)) return next();
    req
      .log()
      .warn(
        { host: host.slice(0, LOGGED_MAX) },
        'refused a host name that is not ours: CLIENT_ORIGIN or X-Forwarded-Host must say that it is',
      );
    throw new AppError('WRONG_HOST', 'This server does not answer to this name');
  };

  function isOurs(host: string): boolean {
    const name = nameOf(host);
    if (name === null) return false;
    return isIP(name) > 0 || isLoopback(name) || names.has(name);
  }
}

/** Names that browsers resolve by themselves. */
function isLoopback(name: string): boolean {
  return name === 'localhost' || name.endsWith('.localhost');
}

/** The names of this machine in a local network. No site outside can have one. */
function namesOfMachine(): string[] {
  const name = hostname();
  return name.includes('.') ? [name] : [name, `${name}.local`];
}

/** The name or address of a Host header, in lower case; null when it is malformed. */
function nameOf(host: string): string | null {
  const [, address, name] = HOST.exec(host) ?? [];
  return (address ?? name)?.toLowerCase() ?? null;
}

/**
 * A proxy in front knows its own names and sends them in X-Forwarded-Host. A Host header that it only
 * passes on comes from the client.
 */
function isVouchedFor(req: Request): boolean {
  // Express fills `ips` only with what a trusted proxy has said.
  return req.ips.length > 0 && req.headers['x-forwarded-host'] === req.headers.host;
}
