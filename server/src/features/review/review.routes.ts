import {
  activeSchema,
  chooseReviewSettingsSchema,
  gradeSchema,
  helpSeenSchema,
  openedSchema,
  suspendSchema,
  type ProblemReview,
} from '@stepwise/contracts/review';
import { Router, type RequestHandler, type Response } from 'express';
import { z } from 'zod';
import { handle } from '../../http/handle.ts';
import { limitRate } from '../../http/limits/rate-limit.ts';
import { currentUser, requireUser } from '../../http/access/require-user.ts';
import { notFound } from '../../http/app-error.ts';
import type { Database } from '../../lib/db/db.ts';
import { visibleTo } from '../problems/visible-problem.queries.ts';
import { addCalendarRoutes } from './calendar/calendar.routes.ts';
import {
  bury,
  chooseGrade,
  chooseSettings,
  forget,
  getProblemReview,
  listReviews,
  noteActive,
  noteHelp,
  open,
  suspend,
} from './review.service.ts';

/** A page tells the time once a minute, and what is opened as it is opened. */
const WRITES_PER_MINUTE = 120;

const paramsSchema = z.object({ problemId: z.uuid() });

type Deps = { readonly db: Database; readonly rateLimitScale: number };
type Place = { readonly userId: string; readonly problemId: string };

export function reviewRoutes({ db, rateLimitScale }: Deps): Router {
  const router = Router();
  router.use(requireUser);
  const limited = limitRate({
    windowMinutes: 1,
    limit: WRITES_PER_MINUTE,
    scale: rateLimitScale,
    key: (_req, res) => currentUser(res).id,
  });

  router.get('/', async (_req, res) => {
    const data = await listReviews(db, currentUser(res).id);
    res.json({ message: 'Reviews fetched successfully', data });
  });

  router.put(
    '/settings',
    limited,
    handle({ body: chooseReviewSettingsSchema }, async ({ body }, _req, res) => {
      const data = await chooseSettings(db, currentUser(res).id, body);
      res.json({ message: 'Settings saved successfully', data });
    }),
  );

  addCalendarRoutes(router, db, limited);

  router.get(
    '/:problemId',
    answers(db)({}, 'Review fetched successfully', (place) => getProblemReview(db, place)),
  );

  addSessionRoutes(router, db, limited);
  addScheduleRoutes(router, db, limited);
  return router;
}

/** What a page tells while a problem is open on it. */
function addSessionRoutes(router: Router, db: Database, limited: RequestHandler): void {
  const answer = answers(db);

  router.post(
    '/:problemId/opened',
    limited,
    answer({ body: openedSchema }, 'Session noted', (place, body) => open(db, place, body)),
  );

  router.post(
    '/:problemId/seen',
    limited,
    answer({ body: helpSeenSchema }, 'Help noted', async (place, body) => {
      await noteHelp(db, place, body);
      return null;
    }),
  );

  router.post(
    '/:problemId/active',
    limited,
    answer({ body: activeSchema }, 'Time noted', async (place, { seconds }) => {
      await noteActive(db, place, seconds);
      return null;
    }),
  );
}

/** What a person says of when a problem comes back. */
function addScheduleRoutes(router: Router, db: Database, limited: RequestHandler): void {
  const answer = answers(db);

  router.post(
    '/:problemId/grade',
    limited,
    answer({ body: gradeSchema }, 'Grade saved successfully', (place, { grade }) =>
      chooseGrade(db, place, grade),
    ),
  );

  router.post(
    '/:problemId/suspend',
    limited,
    answer({ body: suspendSchema }, 'Review saved successfully', (place, { suspended }) =>
      suspend(db, place, suspended),
    ),
  );

  router.post(
    '/:problemId/forget',
    limited,
    answer({}, 'Its reviews are forgotten', (place) => forget(db, place)),
  );

  router.post(
    '/:problemId/bury',
    limited,
    answer({}, 'Put off until tomorrow', (place) => bury(db, place)),
  );
}

/** Handlers that answer with what `act` gives for the caller and the problem of the path. */
function answers(db: Database) {
  return function answer<Body extends z.ZodType = z.ZodUnknown>(
    schemas: { readonly body?: Body },
    message: string,
    act: (place: Place, body: z.output<Body>) => Promise<ProblemReview | null>,
  ): RequestHandler {
    const body: z.ZodType = schemas.body ?? z.unknown();
    return handle({ params: paramsSchema, body }, async (input, _req, res: Response) => {
      const viewer = currentUser(res);
      const { problemId } = input.params;
      const isThere = await db.problem.findUnique({
        where: { id: problemId, ...visibleTo(viewer) },
        select: { id: true },
      });
      if (!isThere) throw notFound('Problem');
      const place = { problemId, userId: viewer.id };
      const data = await act(place, input.body as z.output<Body>);
      res.json({ message, data });
    });
  };
}
