import { z } from 'zod';

export type Sender = { readonly name: string; readonly address: string };

const NAMED = /^([^<>"\r\n]*)<([^<>\s]+)>$/;

/** Reads `Name <address>` or an address alone; null for anything else. */
export function readSender(text: string): Sender | null {
  const trimmed = text.trim();
  const [, name = '', address = trimmed] = NAMED.exec(trimmed) ?? [];
  return z.email().safeParse(address).success ? { name: name.trim(), address } : null;
}
