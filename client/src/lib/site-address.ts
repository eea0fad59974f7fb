/**
 * Where people reach this site, as links that are given on begin: the server's own address where somebody has said
 * it, otherwise that by which the page was opened.
 */
export function siteAddress(): string {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="stepwise-address"]');
  return meta?.content || window.location.origin;
}

/** Whether an address leads nowhere but to the computer on which it is opened. */
export function isLoopback(address: string): boolean {
  const { hostname } = new URL(address);
  return (
    /^(.*\.)?localhost\.?$/.test(hostname) ||
    /^(127|0)\.\d+\.\d+\.\d+$/.test(hostname) ||
    ['[::1]', '[::]'].includes(hostname) ||
    /^\[::ffff:7f[\da-f]{2}:/.test(hostname)
  );
}
