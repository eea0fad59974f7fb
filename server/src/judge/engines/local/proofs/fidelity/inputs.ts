const HUNDRED = Array.from({ length: 100 }, (_, index) => ((index * 7919) % 1000) - 300);

/**
 * What every program is run on, in this order: a usual input, nothing, a long one with Windows line
 * ends and bytes that are no UTF-8, the shortest usual one. Programs branch on their lengths 8, 0
 * and 4.
 */
export const INPUTS: readonly Buffer[] = [
  Buffer.from('3\n1 2 3\n'),
  Buffer.alloc(0),
  Buffer.concat([
    Buffer.from(`100\r\n${HUNDRED.join(' ')}\r\nStraße 日本`),
    Buffer.from([0xff, 0xc3]),
  ]),
  Buffer.from('1\n5\n'),
];
