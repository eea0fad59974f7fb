import { randomUUID } from 'node:crypto';
import type { Prisma } from '@stepwise/db/client';
import { beforeAll, describe, expect, it } from 'vitest';
import { useTestDatabase } from '../test/database.ts';

/** What the migrations hold beyond schema.prisma; `db:check` does not see it, so this is its guard. */
const database = useTestDatabase();
let ids: { user: string; problem: string; testSet: string };

beforeAll(async () => {
  const { db } = database;
  const user = await db.user.create({ data: { name: 'Ada', email: 'ada@example.com' } });
  const problem = await db.problem.create({ data: problemData() });
  const testSet = await db.testSet.create({
    data: {
      problemId: problem.id,
      hash: 'x',
      tests: { create: { position: 1, input: '1', output: '1' } },
    },
  });
  ids = { user: user.id, problem: problem.id, testSet: testSet.id };
});

function problemData(more: Partial<Prisma.ProblemCreateInput> = {}): Prisma.ProblemCreateInput {
  const [text, json] = ['text', {}];
  return {
    ...{ slug: randomUUID(), title: text, description: text, difficulty: 'EASY' },
    ...{ constraints: text, examples: json, codeSnippets: json, referenceSolution: json },
    ...more,
  };
}

function addSubmission(more: Partial<Prisma.SubmissionUncheckedCreateInput>) {
  return database.db.submission.create({
    data: {
      ...{ userId: ids.user, problemId: ids.problem, testSetId: ids.testSet },
      ...{ problemTitle: 'text', language: 'PYTHON', sourceCode: 'pass', totalCount: 2 },
      ...more,
    },
  });
}

describe('the database refuses', () => {
  it.each(['Ada@example.org', ' ada@example.org', ''])('the email "%s"', async (email) => {
    const adding = database.db.user.create({ data: { name: 'Ada', email } });
    await expect(adding).rejects.toThrow('User_email_check');
  });

  it('limits of nothing', async () => {
    const adding = database.db.problem.create({ data: problemData({ timeLimitMs: 0 }) });
    await expect(adding).rejects.toThrow('Problem_limits_check');
  });

  it('more accepted submissions than submissions', async () => {
    const adding = database.db.problem.create({ data: problemData({ acceptedCount: 1 }) });
    await expect(adding).rejects.toThrow('Problem_counts_check');
  });

  it('a test before the first', async () => {
    const data = { testSetId: ids.testSet, position: 0, input: '', output: '' };
    await expect(database.db.testCase.create({ data })).rejects.toThrow('TestCase_position_check');
  });

  it('any change of what was recorded', async () => {
    const { db } = database;
    const act = { action: 'link.made', subjectType: 'user', subjectId: ids.user };
    await db.auditEvent.create({ data: act });
    const changes = [
      () => db.auditEvent.updateMany({ data: { action: 'nothing' } }),
      () => db.auditEvent.deleteMany(),
      () => db.$executeRaw`TRUNCATE "AuditEvent"`,
    ];
    for (const change of changes) await expect(change()).rejects.toThrow('is only ever added to');
    expect(await db.auditEvent.findMany()).toMatchObject([act]);
  });

  it('a change of old rows, too, but for the address that is not needed any more', async () => {
    const { db } = database;
    const subjectId = randomUUID();
    const ago = (days: number) => new Date(Date.now() - days * 24 * 3_600_000);
    const data = { action: 'link.made', subjectType: 'user', subjectId, ip: '10.0.0.1' };
    const { id } = await db.auditEvent.create({ data: { ...data, at: ago(91) } });
    const young = await db.auditEvent.create({ data: { ...data, at: ago(89) } });
    const where = { id };
    const changes = [
      () => db.auditEvent.update({ where, data: { ip: '10.0.0.2' } }),
      () => db.auditEvent.update({ where, data: { ip: null, action: 'nothing' } }),
      () => db.auditEvent.update({ where, data: { ip: null, after: { kind: 'other' } } }),
      () => db.auditEvent.update({ where, data: { ip: null, at: ago(800) } }),
      () => db.auditEvent.update({ where: { id: young.id }, data: { ip: null } }),
      () => db.auditEvent.updateMany({ where: { subjectId }, data: { ip: null } }),
      () => db.auditEvent.delete({ where }),
      () => db.auditEvent.deleteMany({ where: { subjectId } }),
    ];
    for (const change of changes) await expect(change()).rejects.toThrow('is only ever added to');
    await db.auditEvent.update({ where, data: { ip: null } });
    expect(await db.auditEvent.findUnique({ where })).toMatchObject({ ...data, ip: null });
  });

  it('the end of a row of the record before two years are over, and no other', async () => {
    const { db } = database;
    const data = { action: 'link.made', subjectType: 'user', subjectId: randomUUID() };
    const ago = (days: number) => new Date(Date.now() - days * 24 * 3_600_000);
    const young = await db.auditEvent.create({ data: { ...data, at: ago(729) } });
    const old = await db.auditEvent.create({ data: { ...data, at: ago(732) } });
    const remove = ({ id }: { id: string }) => db.auditEvent.delete({ where: { id } });
    await expect(remove(young)).rejects.toThrow('is only ever added to');
    await remove(old);
  });

  it('a link that expires before it is made', async () => {
    const data = { userId: ids.user, kind: 'RESET_PASSWORD', tokenHash: 'x' } as const;
    const adding = database.db.oneTimeLink.create({ data: { ...data, expiresAt: new Date(0) } });
    await expect(adding).rejects.toThrow('OneTimeLink_expiry_check');
  });

  it('a second grant for the site, and one whose place does not fit its scope', async () => {
    const { db } = database;
    const site = { userId: ids.user, role: 'SETTER', scopeType: 'SITE' } as const;
    await db.roleGrant.create({ data: site });
    await expect(db.roleGrant.create({ data: site })).rejects.toThrow('Unique constraint failed');
    for (const data of [
      { ...site, scopeId: ids.problem },
      { ...site, scopeType: 'PROBLEM' as const },
    ]) {
      await expect(db.roleGrant.create({ data })).rejects.toThrow('RoleGrant_scope_check');
    }
  });

  it('a mail about nobody, and one that failed without a reason', async () => {
    const { db } = database;
    const to = 'ada@example.com';
    const refused = (data: Prisma.MailUncheckedCreateInput, constraint: string) =>
      expect(db.mail.create({ data })).rejects.toThrow(constraint);
    await refused({ to, kind: 'CONFIRM_EMAIL' }, 'Mail_subject_check');
    await refused({ to, kind: 'INVITATION' }, 'Mail_subject_check');
    await refused({ to, kind: 'RESET_PASSWORD', userId: ids.user }, 'Mail_subject_check');
    await refused({ to, kind: 'RESET_PASSWORD', failedAt: new Date() }, 'Mail_failed_check');
  });

  it('a change of a test that somebody may have been judged on', async () => {
    const { db } = database;
    await expect(db.testCase.updateMany({ data: { output: '2' } })).rejects.toThrow(
      'TestCase is never changed',
    );
    await expect(db.testSet.updateMany({ data: { hash: 'y' } })).rejects.toThrow(
      'TestSet is never changed',
    );
  });

  const doneAt = new Date();
  it.each<[string, string, Partial<Prisma.SubmissionUncheckedCreateInput>]>([
    ['more passed tests than tests', 'counts', { passedCount: 3 }],
    ['a verdict before the end', 'finished', { verdict: 'Wrong Answer' }],
    ['an end without a verdict', 'finished', { state: 'DONE', doneAt }],
    ['an end without a time', 'finished', { state: 'ERROR', verdict: 'Internal Error' }],
    [
      'Accepted with a test that failed',
      'accepted',
      { state: 'DONE', verdict: 'Accepted', doneAt, passedCount: 1 },
    ],
    [
      'Accepted without a test',
      'accepted',
      { state: 'DONE', verdict: 'Accepted', doneAt, totalCount: 0 },
    ],
    ['a running submission that nobody would take over', 'lease', { state: 'RUNNING', owner: 'a' }],
  ])('%s', async (_what, constraint, data) => {
    await expect(addSubmission(data)).rejects.toThrow(`Submission_${constraint}_check`);
  });

  it('a draft, or a version of one, that is longer than a program may be', async () => {
    const { db } = database;
    const place = { userId: ids.user, problemId: ids.problem, language: 'PYTHON' } as const;
    const code = 'é'.repeat(32 * 1024 + 1);
    await expect(db.draft.create({ data: { ...place, code } })).rejects.toThrow('Draft_size_check');
    const { id } = await db.draft.create({ data: place });
    await expect(db.draftVersion.create({ data: { draftId: id, code } })).rejects.toThrow(
      'DraftVersion_size_check',
    );
  });

  it('two rejudgings of one problem at once, and one that has ended without a time', async () => {
    const { db } = database;
    const data = { problemId: ids.problem, testSetId: ids.testSet, all: true };
    await db.rejudging.create({ data });
    await expect(db.rejudging.create({ data: { ...data, state: 'PAUSED' } })).rejects.toThrow(
      'Unique constraint failed',
    );
    await expect(db.rejudging.create({ data: { ...data, state: 'DONE' } })).rejects.toThrow(
      'Rejudging_ended_check',
    );
    const ended = { ...data, state: 'DONE', endedAt: new Date() } as const;
    const { id } = await db.rejudging.create({ data: ended });
    const submission = await addSubmission({});
    const task = { submissionId: submission.id, rejudgingId: id, owner: 'a' };
    await expect(db.rejudgeTask.create({ data: task })).rejects.toThrow('RejudgeTask_lease_check');
  });

  it('a result that contradicts its verdict, or has impossible figures', async () => {
    const { db } = database;
    const [submission, test] = await Promise.all([
      addSubmission({}),
      db.testCase.findFirstOrThrow(),
    ]);
    const data = {
      ...{ submissionId: submission.id, testCaseId: test.id, position: 1 },
      ...{ verdict: 'Accepted', passed: true, cpuMs: 1, wallMs: 1, memoryKb: 1 },
      ...{ stdout: new Uint8Array(), stderr: new Uint8Array() },
    };
    await expect(
      db.submissionResult.create({ data: { ...data, verdict: 'Wrong Answer' } }),
    ).rejects.toThrow('SubmissionResult_passed_check');
    await expect(db.submissionResult.create({ data: { ...data, cpuMs: -1 } })).rejects.toThrow(
      'SubmissionResult_figures_check',
    );
    await expect(db.submissionResult.create({ data })).resolves.toMatchObject({ passed: true });
  });
});
