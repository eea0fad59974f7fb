import type { Router } from 'express';
import { z } from 'zod';
import { currentUser, requireUser } from '../../http/access/require-user.ts';
import { handle } from '../../http/handle.ts';
import { limitRate } from '../../http/limits/rate-limit.ts';
import { withdraw } from './withdraw.service.ts';

const idSchema = z.object({ id: z.uuid() });

const WITHDRAWN = 'Withdrawn: it is not judged';
const JUDGED = 'It was judged already';

type Deps = Parameters<typeof withdraw>[0] & { readonly rateLimitScale: number };

export function addWithdrawal(router: Router, deps: Deps): void {
  router.delete(
    '/:id',
    requireUser,
    // As many as runs, counted apart: who has used those up can still stop the last.
    limitRate({
      windowMinutes: 1,
      limit: 20,
      scale: deps.rateLimitScale,
      key: (_req, res) => currentUser(res).id,
    }),
    handle({ params: idSchema }, async ({ params }, _req, res) => {
      const data = await withdraw(deps, currentUser(res).id, params.id);
      res.json({ message: data === null ? WITHDRAWN : JUDGED, data });
    }),
  );
}
