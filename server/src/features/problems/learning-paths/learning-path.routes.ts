import type { LearningPath } from '@stepwise/contracts/learning-path';
import type { Router } from 'express';
import { handle } from '../../../http/handle.ts';
import { requireUser } from '../../../http/access/require-user.ts';
import type { Database } from '../../../lib/db/db.ts';
import { listLearningPaths } from './learning-path.queries.ts';

/** Adds the route that shows the learning paths to signed-in users. */
export function addLearningPathRoutes(router: Router, db: Database): void {
  router.get(
    '/learning-paths',
    requireUser,
    handle({}, async (_input, _req, res) => {
      const data: LearningPath[] = await listLearningPaths(db);
      res.json({ message: 'Learning paths fetched successfully', data });
    }),
  );
}
