import { createHash, randomBytes } from 'node:crypto';

/** Known to the harness of one submission alone. */
export type Secrets = {
  /** Of what it reads: anything on the machine can open its standard input a second time. */
  readonly key: string;
  /** Starts every line it writes. */
  readonly tag: string;
};

const BLOCK_BYTES = 64;

export function newSecrets(): Secrets {
  return { key: randomBytes(24).toString('hex'), tag: randomBytes(16).toString('hex') };
}

/**
 * Combined with a stream of hashes, because SHA-512 is what all three standard libraries have. Each
 * key is used once. Sealing twice is opening.
 */
export function seal(bytes: Uint8Array, key: string): Buffer {
  const sealed = Buffer.from(bytes);
  for (let at = 0; at < sealed.byteLength; at += BLOCK_BYTES) {
    const stream = createHash('sha512').update(`${key}${at}`).digest();
    const end = Math.min(BLOCK_BYTES, sealed.byteLength - at);
    for (let k = 0; k < end; k += 1) sealed[at + k] = (sealed[at + k] ?? 0) ^ (stream[k] ?? 0);
  }
  return sealed;
}
