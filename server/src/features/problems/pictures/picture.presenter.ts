import { storableText } from '@stepwise/contracts/text';
import type { Request, Response } from 'express';
import { z } from 'zod';

/** The parts of a picture's address. */
export const pictureKeySchema = z.object({
  id: z.uuid(),
  hash: z.string().regex(/^[0-9a-f]{64}$/),
  name: storableText().max(300),
});

/** The URL changes with the picture, so browsers may cache it for good. */
const KEPT_FOR_GOOD = 'private, max-age=31536000, immutable';
/** An SVG that is opened by itself is a document: it must not run scripts there either. */
const ALONE = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox";

type Picture = { readonly type: string; readonly bytes: Uint8Array; readonly hash: string };

export function sendPicture(req: Request, res: Response, { type, bytes, hash }: Picture): void {
  res.set({
    'Cache-Control': KEPT_FOR_GOOD,
    'Content-Security-Policy': ALONE,
    'Content-Type': type,
    ETag: `"${hash}"`,
  });
  if (req.fresh) return void res.status(304).end();
  res.send(Buffer.from(bytes));
}
