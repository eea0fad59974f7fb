import { BlockList, isIP } from 'node:net';
import type { RequestHandler } from 'express';

/** More people than a household or a shared desk usually has. */
const PEOPLE = 5;

const INNER = new BlockList();
INNER.addSubnet('10.0.0.0', 8);
INNER.addSubnet('127.0.0.0', 8);
INNER.addSubnet('172.16.0.0', 12);
INNER.addSubnet('192.168.0.0', 16);
INNER.addSubnet('fc00::', 7, 'ipv6');
INNER.addAddress('::1', 'ipv6');

export type ClientAddresses = {
  /** Looks at requests of signed-in people that came through a proxy. */
  readonly watch: RequestHandler;
  /** What is wrong with the client addresses, for the operator; null when nothing is. */
  readonly check: () => string | null;
};

/**
 * Notices when all requests seem to come from one private address. Then the proxy in front is not
 * trusted, and all users share every limit per address.
 * @param warn told once each time it begins, with the address
 */
export function watchClientAddresses(warn: (address: string) => void): ClientAddresses {
  let only = '';
  const people = new Set<string>();
  return {
    watch: (req, res, next) => {
      const userId = res.locals.user?.id;
      if (userId !== undefined && req.headers['x-forwarded-for'] !== undefined) {
        note(userId, req.ip ?? '');
      }
      next();
    },
    check: () => (people.size < PEOPLE ? null : REASON),
  };

  function note(userId: string, address: string): void {
    if (address !== only) people.clear();
    only = address;
    if (people.size >= PEOPLE || people.has(userId) || !isInner(address)) return;
    people.add(userId);
    if (people.size === PEOPLE) warn(address);
  }
}

const REASON =
  'All requests seem to come from one address, so all users share each limit per address. ' +
  'Name the proxy in front: FRONT_PROXY with docker compose, else TRUSTED_PROXIES.';

function isInner(address: string): boolean {
  const plain = address.replace(/^::ffff:(?=\d+\.)/, '');
  return isIP(plain) !== 0 && INNER.check(plain, isIP(plain) === 6 ? 'ipv6' : 'ipv4');
}
