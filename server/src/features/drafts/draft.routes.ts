import {
  draftQuerySchema,
  draftVersionsQuerySchema,
  writeDraftSchema,
} from '@stepwise/contracts/draft';
import { Router } from 'express';
import { z } from 'zod';
import { handle } from '../../http/handle.ts';
import { limitRate } from '../../http/limits/rate-limit.ts';
import { currentUser, requireUser } from '../../http/access/require-user.ts';
import type { Database } from '../../lib/db/db.ts';
import { endWhatIsOver } from '../rehearsals/ending.queries.ts';
import { presentDraft, presentVersion } from './draft.presenter.ts';
import { listDrafts, listDraftVersions } from './draft.queries.ts';
import { writeDraft } from './draft.service.ts';

/** Pages write six times a minute at most, but for what is sent as they are left. */
const WRITES_PER_MINUTE = 120;

/** What was typed before the end of a rehearsal is here by then. */
const ON_ITS_WAY_SECONDS = 10;

const paramsSchema = z.object({ problemId: z.uuid() });

type Deps = { readonly db: Database; readonly rateLimitScale: number };

export function draftRoutes({ db, rateLimitScale }: Deps): Router {
  const router = Router();
  router.use(requireUser);

  router.get(
    '/:problemId',
    handle({ params: paramsSchema, query: draftQuerySchema }, async (input, _req, res) => {
      const { params, query } = input;
      const { id: userId } = currentUser(res);
      const drafts = await listDrafts(db, userId, params.problemId, query.language);
      res.json({
        message: 'Drafts fetched successfully',
        data: drafts.map((draft) => presentDraft(draft)),
      });
    }),
  );

  router.put(
    '/:problemId',
    limitRate({
      windowMinutes: 1,
      limit: WRITES_PER_MINUTE,
      scale: rateLimitScale,
      key: (_req, res) => currentUser(res).id,
    }),
    handle({ params: paramsSchema, body: writeDraftSchema }, async (input, _req, res) => {
      const { params, body } = input;
      const place = { ...params, userId: currentUser(res).id, language: body.language };
      // What is typed after a rehearsal is no part of it.
      await endWhatIsOver(db, place.userId, ON_ITS_WAY_SECONDS);
      const { writtenAt, ...written } = await writeDraft(db, place, body, currentUser(res));
      res.json({
        message: 'Draft saved successfully',
        data: { ...written, writtenAt: writtenAt.toISOString() },
      });
    }),
  );

  router.get(
    '/:problemId/versions',
    handle({ params: paramsSchema, query: draftVersionsQuerySchema }, async (input, _req, res) => {
      const { params, query } = input;
      const place = { ...params, ...query, userId: currentUser(res).id };
      const versions = await listDraftVersions(db, place);
      res.json({
        message: 'Versions fetched successfully',
        data: versions.map((version) => presentVersion(version)),
      });
    }),
  );

  return router;
}
