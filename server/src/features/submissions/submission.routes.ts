import {
  PROBLEM_SUBMISSIONS_MAX,
  SUBMISSIONS_PAGE_MAX,
} from '@stepwise/contracts/submission-limits';
import { Router } from 'express';
import { z } from 'zod';
import { notFound } from '../../http/app-error.ts';
import { handle } from '../../http/handle.ts';
import { currentUser, requireUser } from '../../http/access/require-user.ts';
import type { Database } from '../../lib/db/db.ts';
import { presentSubmission, presentSummary } from './submission.presenter.ts';
import {
  countSubmissions,
  findOwnSubmission,
  listProblemSubmissions,
  listSubmissions,
} from './submission.queries.ts';

const PAGE_DEFAULT = 200;

const pageSchema = z.object({
  cursor: z.uuid().optional(),
  limit: z.coerce.number().int().min(1).max(SUBMISSIONS_PAGE_MAX).default(PAGE_DEFAULT),
});

const latestSchema = z.object({
  limit: z.coerce
    .number()
    .int()
    .min(1)
    .max(PROBLEM_SUBMISSIONS_MAX)
    .default(PROBLEM_SUBMISSIONS_MAX),
});

const idSchema = z.object({ id: z.uuid() });

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
    handle({ params: problemIdSchema, query: latestSchema }, async (input, _req, res) => {
      const { params, query } = input;
      const { id: userId } = currentUser(res);
      const rows = await listProblemSubmissions(db, userId, params.problemId, query.limit);
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

  // After the paths with a name: it would take those for an id.
  router.get(
    '/:id',
    requireUser,
    handle({ params: idSchema }, async ({ params }, _req, res) => {
      const row = await findOwnSubmission(db, currentUser(res).id, params.id);
      if (!row) throw notFound('Submission');
      res.json({ message: 'Submission fetched successfully', data: presentSubmission(row) });
    }),
  );

  return router;
}
