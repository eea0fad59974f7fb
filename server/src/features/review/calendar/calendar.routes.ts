import { Router, type RequestHandler } from 'express';
import { z } from 'zod';
import { currentUser } from '../../../http/access/require-user.ts';
import { notFound } from '../../../http/app-error.ts';
import { handle } from '../../../http/handle.ts';
import { limitRate } from '../../../http/limits/rate-limit.ts';
import type { Database } from '../../../lib/db/db.ts';
import type { Kept } from '../../../lib/cache/kept.ts';
import { endCalendar } from './calendar.queries.ts';
import { makeCalendar, readCalendar } from './calendar.service.ts';

/** By one address. A program of calendars on a server asks for all who use it there. */
const READS_PER_MINUTE = 60;
/** Programs ask every few hours; whoever presses "refresh" is not to wait for long. */
const KEPT_S = 300;
const PRODUCT = 'Stepwise';

const paramsSchema = z.object({ file: z.string() });
const fileSchema = z.string().regex(/^[\w-]{43}\.ics$/);

/** The address of the calendar, for the person of the reviews. */
export function addCalendarRoutes(router: Router, db: Database, limited: RequestHandler): void {
  router.post(
    '/calendar',
    limited,
    handle({}, async (_input, _req, res) => {
      const { secret, since } = await makeCalendar(db, currentUser(res));
      const data = { path: `/api/v1/calendar/${secret}.ics`, since: since.toISOString() };
      res.json({ message: 'Address made', data });
    }),
  );

  router.delete(
    '/calendar',
    limited,
    handle({}, async (_input, _req, res) => {
      await endCalendar(db, currentUser(res).id);
      res.json({ message: 'The address leads nowhere now', data: null });
    }),
  );
}

type Deps = {
  readonly db: Database;
  readonly rateLimitScale: number;
  /** The first is the address of the site. */
  readonly clientOrigins: readonly string[];
  readonly site: Kept<{ readonly name: string }>;
};

/**
 * What programs of calendars read. They can send no header, so the secret stands in the address: logs leave it
 * out (see request-log.ts and web.conf.template).
 */
export function calendarRoutes(deps: Deps): Router {
  const { db, rateLimitScale: scale, site } = deps;
  const router = Router();
  router.use(limitRate({ windowMinutes: 1, limit: READS_PER_MINUTE, scale }));

  router.get(
    '/:file',
    handle({ params: paramsSchema }, async ({ params }, req, res) => {
      const file = fileSchema.safeParse(params.file).data;
      if (file === undefined) throw notFound('Calendar');
      const { name } = await site.read();
      const [origin = `${req.protocol}://${req.host}`] = deps.clientOrigins;
      const text = await readCalendar(db, file.slice(0, -'.ics'.length), {
        name: name || PRODUCT,
        reviewUrl: `${origin}/review`,
      });
      res
        .set('Cache-Control', `private, max-age=${String(KEPT_S)}`)
        .set('Content-Disposition', 'inline; filename="reviews.ics"')
        .type('text/calendar')
        .send(text);
    }),
  );
  return router;
}
