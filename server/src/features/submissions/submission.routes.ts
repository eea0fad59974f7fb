import { SUBMISSIONS_PAGE_MAX } from '@stepwise/contracts/submission';
import { Router } from 'express';
import { z } from 'zod';
import { handle } from '../../http/handle.ts';
import { currentUser, requireUser } from '../../http/require-user.ts';
import type { Database } from '../../lib/db.ts';
import { presentSubmission, presentSummary } from './submission.presenter.ts';
import { countSubmissions, listProblemSubmissions, listSubmissions } from './submission.queries.ts';

const PAGE_DEFAULT = 200;
/** Submissions to one problem include their outputs, so a page has fewer of them. */
const PROBLEM_PAGE = 50;

const pageSchema = z.object({
  cursor: z.uuid().optional(),
  limit: z.coerce.number().int().min(1).max(SUBMISSIONS_PAGE_MAX).default(PAGE_DEFAULT),
});

const problemIdSchema = z.object({ problemId: z.uuid() });

export function submissionRoutes({ db }: { readonly db: Database }): Router {
  const router = Router();

  router.get(
    '/get-all-submissions',
    requireUser,
    handle({ query: pageSchema }, async ({ query }, _req, res) => {
      const rows = await listSubmissions(db, currentUser(res).id, query);
      res.json({
        message: 'Submissions fetched successfully',
        data: rows.map((row) => presentSummary(row)),
        nextCursor: rows.length === query.limit ? (rows.at(-1)?.id ?? null) : null,
      });
    }),
  );

  router.get(
    '/get-submission/:problemId',
    requireUser,
    handle({ params: problemIdSchema }, async ({ params }, _req, res) => {
      const { id: userId } = currentUser(res);
      const rows = await listProblemSubmissions(db, userId, params.problemId, PROBLEM_PAGE);
      res.json({
        message: 'Submissions fetched successfully',
        data: rows.map((row) => presentSubmission(row)),
      });
    }),
  );

  router.get(
    '/get-submission-count/:problemId',
    requireUser,
    handle({ params: problemIdSchema }, async ({ params }, _req, res) => {
      res.json({
        message: 'Submission count fetched successfully',
        data: await countSubmissions(db, params.problemId),
      });
    }),
  );

  return router;
}
