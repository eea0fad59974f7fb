import { lookup, type LookupAddress } from 'node:dns';
import { BlockList, isIP, isIPv4, type LookupFunction } from 'node:net';

/** Where clouds tell machines their secrets, and addresses of one cable: nobody takes alerts there. */
const REFUSED = new BlockList();
REFUSED.addSubnet('169.254.0.0', 16, 'ipv4');
REFUSED.addSubnet('fe80::', 10, 'ipv6');
REFUSED.addAddress('fd00:ec2::254', 'ipv6');
REFUSED.addAddress('100.100.100.200', 'ipv4');
REFUSED.addAddress('192.0.0.192', 'ipv4');

/** As the code of an error: what is said of it has no address. */
const CODE = 'EADDRREFUSED';

/** Whether nothing is ever sent to this IP address. An IPv4 address in the clothes of IPv6 is the same. */
export function isRefused(address: string): boolean {
  return REFUSED.check(address, isIPv4(address) ? 'ipv4' : 'ipv6');
}

/** @throws when the host of an address is an IP address to which nothing is sent */
export function refuseHost(hostname: string): void {
  const host = hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) !== 0 && isRefused(host)) throw refusal();
}

/**
 * Looks a name up, and refuses it when any of its addresses is refused. The connection goes to the very addresses that
 * were looked at: a name that answers differently the next time gains nothing.
 */
export function guardLookup(find: LookupFunction = lookup): LookupFunction {
  return (hostname, options, callback) => {
    find(hostname, options, (error, found, family) => {
      const addresses = error === null ? addressesIn(found) : [];
      if (addresses.some(isRefused)) callback(refusal(), []);
      else callback(error, found, family);
    });
  };
}

function addressesIn(found: string | LookupAddress[]): string[] {
  return typeof found === 'string' ? [found] : found.map(({ address }) => address);
}

function refusal(): NodeJS.ErrnoException {
  return Object.assign(new Error('Nothing is sent to this address'), { code: CODE });
}
