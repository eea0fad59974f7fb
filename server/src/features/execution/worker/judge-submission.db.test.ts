import { LANGUAGE_KEYS } from '@stepwise/contracts/language';
import { describe, expect, it, vi } from 'vitest';
import { useTestDatabase } from '../../../test/database.ts';
import { queueOne } from '../../../test/fill/queue-one.ts';
import { echoEngine } from '../../../test/doubles/scripted-engine.ts';
import { claimNext } from '../queue/claim.queries.ts';
import { giveBackLeases } from '../queue/lease.queries.ts';
import { ProgressBus } from '../streams/progress.ts';
import { judgeSubmission } from './judge-submission.ts';

const database = useTestDatabase();

describe('judging a submission', () => {
  it('tells the judge which tests are hidden', async () => {
    await queueOne(database.db);
    const lease = await claimNext(database.db, 'this server', LANGUAGE_KEYS);
    if (!lease) throw new Error('nothing to claim');
    const run = vi.spyOn(echoEngine, 'run');
    const deps = { db: database.db, engine: echoEngine, progress: new ProgressBus() };
    const { signal } = new AbortController();
    await judgeSubmission({ ...deps, owner: 'this server' }, lease, signal);
    expect(run.mock.calls.map(([{ hidden }]) => hidden)).toEqual([[false, true]]);
    run.mockRestore();
  });

  it('writes nothing when another server has claimed the submission meanwhile', async () => {
    const { id } = await queueOne(database.db);
    const lease = await claimNext(database.db, 'slow server', LANGUAGE_KEYS);
    if (!lease) throw new Error('nothing to claim');
    await giveBackLeases(database.db, 'slow server');
    await claimNext(database.db, 'fast server', LANGUAGE_KEYS);
    const deps = { db: database.db, engine: echoEngine, progress: new ProgressBus() };
    const { signal } = new AbortController();
    const wrote = await judgeSubmission({ ...deps, owner: 'slow server' }, lease, signal);
    expect(wrote).toBe(false);
    const row = await database.db.submission.findUniqueOrThrow({ where: { id } });
    expect(row.state).toBe('RUNNING');
    expect(await database.db.submissionResult.count({ where: { submissionId: id } })).toBe(0);
  });
});
