import type { Db } from '../../lib/db.ts';
import { presentUser } from './auth.presenter.ts';
import { getUser } from './account.service.ts';

/** Everything that is kept about a person, their programs included, as one JSON document. */
export async function exportAccount(db: Db, userId: string) {
  const user = await getUser(db, userId);
  const [accounts, submissions, playlists, solved] = await Promise.all([
    db.account.findMany({ where: { userId }, select: { provider: true, createdAt: true } }),
    db.submission.findMany({
      where: { userId },
      orderBy: { createdAt: 'asc' },
      select: {
        id: true,
        problemId: true,
        problemTitle: true,
        language: true,
        sourceCode: true,
        verdict: true,
        passedCount: true,
        totalCount: true,
        createdAt: true,
      },
    }),
    db.playlist.findMany({
      where: { userId },
      select: {
        name: true,
        description: true,
        createdAt: true,
        entries: { select: { problem: { select: { id: true, title: true } } } },
      },
    }),
    db.solvedMark.findMany({
      where: { userId },
      select: { solvedAt: true, problem: { select: { id: true, title: true } } },
    }),
  ]);
  return { user: presentUser(user), accounts, submissions, playlists, solved };
}
