import { pipeline } from 'node:stream/promises';
import { recordQuerySchema } from '@stepwise/contracts/record';
import { RECORD_ZIP_MAX_BYTES } from '@stepwise/contracts/record-limits';
import { Router, type Response } from 'express';
import { AppError } from '../../http/app-error.ts';
import { currentUser, requireUser } from '../../http/access/require-user.ts';
import { handle } from '../../http/handle.ts';
import { zipBody } from '../../http/input/zip-body.ts';
import { limitAtOnce } from '../../http/limits/limit-at-once.ts';
import { limitRate } from '../../http/limits/rate-limit.ts';
import type { Database } from '../../lib/db/db.ts';
import { forItsReader, limitRecords } from './for-its-reader.ts';
import { readRecord } from './read-record.ts';
import { packRecord } from './record.service.ts';
import { RECORD_FOLDER, zipRecord } from './record-zip.ts';

type Deps = {
  readonly db: Database;
  readonly rateLimitScale: number;
  /** Aborts when the server stops. */
  readonly stopping: AbortSignal;
};

const A_MINUTE_MAX = 10;
/** Each has a file in memory that is still on its way, and whoever sends slowly keeps no record from being read. */
const UPLOADS_AT_ONCE = { limit: 4, message: 'Other records are being sent' };

/** The record of a person's accepted programs as a file, to take along and to bring back. */
export function recordRoutes({ db, rateLimitScale: scale, stopping }: Deps): Router {
  const router = Router();
  const key = (res: Response) => currentUser(res).id;
  const limits = [
    limitRate({ windowMinutes: 1, limit: A_MINUTE_MAX, scale, key: (_req, res) => key(res) }),
    limitAtOnce({ limit: 1, scale, key, message: 'Your record is being read already' }),
  ];

  router.get(
    '/zip',
    requireUser,
    ...limits,
    limitRecords,
    handle({ query: recordQuerySchema }, async ({ query: { commits: choice } }, _req, res) => {
      const userId = currentUser(res).id;
      await forItsReader(stopping, res, async (signal) => {
        const record = await packRecord(db, { userId, choice, signal });
        if (record.commits.length === 0) {
          throw new AppError('NOT_FOUND', 'None of your programs has been accepted yet');
        }
        res.attachment(`${RECORD_FOLDER}.zip`).type('application/zip');
        await pipeline(zipRecord(db, userId, record), res, { signal });
      });
    }),
  );

  router.post(
    '/read-zip',
    requireUser,
    ...limits,
    limitAtOnce({ ...UPLOADS_AT_ONCE, scale: 1, key: () => 'all' }),
    zipBody(RECORD_ZIP_MAX_BYTES),
    limitRecords,
    handle({}, async (_input, req, res) => {
      const bytes: unknown = req.body;
      if (!Buffer.isBuffer(bytes) || bytes.byteLength === 0) {
        throw new AppError('VALIDATION_FAILED', 'The file is empty');
      }
      const data = await readRecord(db, currentUser(res).id, bytes);
      res.json({ message: 'Record read successfully', data });
    }),
  );

  return router;
}
