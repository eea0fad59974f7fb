import {
  choosePublicPageSchema,
  handleSchema,
  type PublicPerson,
} from '@stepwise/contracts/public-page';
import { BADGES } from '@stepwise/contracts/public-page-limits';
import { Router } from 'express';
import { z } from 'zod';
import { currentUser, requireUser } from '../../http/access/require-user.ts';
import { notFound } from '../../http/app-error.ts';
import { handle } from '../../http/handle.ts';
import { keepPublicly } from '../../http/page/keep-publicly.ts';
import { limitRate } from '../../http/limits/rate-limit.ts';
import type { Database } from '../../lib/db/db.ts';
import { drawBadge } from './draw-badge.ts';
import { findPublicPerson, readOwnPage } from './public-page.queries.ts';
import { choosePage } from './public-page.service.ts';

/** Names that are refused: this bounds how many are tried out. */
const REFUSALS_PER_HOUR = 20;
/** By one address. A site that shows a badge may fetch it for all who read there. */
const READS_PER_MINUTE = 120;
const BADGE_KEPT_S = 300;

const personSchema = z.object({ handle: z.string() });
const badgeSchema = personSchema.extend({ badge: z.string() });

type Deps = { readonly db: Database; readonly rateLimitScale: number };

/** For the person: the name of the page, and whether it can be seen. */
export function publicPageRoutes({ db, rateLimitScale: scale }: Deps): Router {
  const router = Router();
  router.use(requireUser);

  router.get(
    '/',
    handle({}, async (_input, _req, res) => {
      const data = await readOwnPage(db, currentUser(res).id);
      res.json({ message: 'Public page fetched successfully', data });
    }),
  );

  router.put(
    '/',
    limitRate({
      ...{ windowMinutes: 60, limit: REFUSALS_PER_HOUR, scale, failuresOnly: true },
      key: (_req, res) => currentUser(res).id,
    }),
    handle({ body: choosePublicPageSchema }, async ({ body }, _req, res) => {
      const data = await choosePage(db, currentUser(res).id, body);
      res.json({ message: 'Saved', data });
    }),
  );
  return router;
}

/** What everybody sees, and its figures as pictures for pages elsewhere. Who asks makes no difference. */
export function personRoutes({ db, rateLimitScale: scale }: Deps): Router {
  const router = Router();
  router.use(limitRate({ windowMinutes: 1, limit: READS_PER_MINUTE, scale }));

  router.get(
    '/:handle',
    handle({ params: personSchema }, async ({ params }, _req, res) => {
      const data = await find(db, params.handle);
      res.json({ message: 'Person fetched successfully', data });
    }),
  );

  router.get(
    '/:handle/badges/:badge',
    handle({ params: badgeSchema }, async ({ params }, _req, res) => {
      const badge = BADGES.find((known) => params.badge === `${known}.svg`);
      if (!badge) throw notFound('Badge');
      const person = await find(db, params.handle);
      keepPublicly(res, `max-age=${String(BADGE_KEPT_S)}`);
      res
        .set('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'")
        .set('Cross-Origin-Resource-Policy', 'cross-origin')
        .type('image/svg+xml')
        .send(drawBadge(badge, person));
    }),
  );
  return router;
}

/** @throws NOT_FOUND, whether nobody has the name or its page is not public */
async function find(db: Database, text: string): Promise<PublicPerson> {
  const name = handleSchema.safeParse(text).data;
  const person = name === undefined ? null : await findPublicPerson(db, name);
  if (!person) throw notFound('Person');
  return person;
}
