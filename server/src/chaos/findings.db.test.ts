import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { useTestDatabase } from '../test/database.ts';
import { buildProblem } from '../test/factories.ts';
import type { Sent } from './crowd.ts';
import { findingsOf } from './findings.ts';
import { PROGRAMS, TESTS } from './programs.ts';

const database = useTestDatabase();

const EMAIL = 'sender@example.com';
const [ACCEPTED] = PROGRAMS;

/** A world in which two right programs were sent in and judged well. */
async function soundWorld(): Promise<Sent[]> {
  const { db } = database;
  await db.user.deleteMany();
  const user = await db.user.create({ data: { name: 'Sender', email: EMAIL } });
  const problem = await buildProblem(db, { tests: TESTS });
  const testSet = await db.testSet.findFirstOrThrow({
    where: { problemId: problem.id },
    include: { tests: true },
  });
  const sent: Sent[] = [];
  for (const key of [randomUUID(), randomUUID()]) {
    if (!ACCEPTED) throw new Error('no program');
    const { id } = await db.submission.create({
      data: {
        userId: user.id,
        problemId: problem.id,
        problemTitle: problem.title,
        testSetId: testSet.id,
        language: ACCEPTED.language,
        sourceCode: ACCEPTED.source,
        idempotencyKey: key,
        state: 'DONE',
        verdict: 'Accepted',
        doneAt: new Date(),
        passedCount: TESTS.length,
        totalCount: TESTS.length,
        results: {
          create: testSet.tests.map((test) => ({
            position: test.position,
            testCaseId: test.id,
            verdict: 'Accepted',
            passed: true,
            ...{ cpuMs: 1, wallMs: 1, memoryKb: 1 },
            stdout: new Uint8Array(),
            stderr: new Uint8Array(),
          })),
        },
      },
    });
    sent.push({ key, program: ACCEPTED, email: EMAIL, ids: new Set([id]) });
  }
  await db.problem.updateMany({ data: { submissionCount: 0, acceptedCount: 0 } });
  await db.problem.update({
    where: { id: problem.id },
    data: { submissionCount: 2, acceptedCount: 2 },
  });
  await db.solvedMark.create({
    data: {
      userId: user.id,
      problemId: problem.id,
      submissionId: [...(sent[0]?.ids ?? [])][0] ?? '',
    },
  });
  return sent;
}

async function broken(sent: readonly Sent[]): Promise<string[]> {
  const findings = await findingsOf(database.url, sent);
  return findings.filter(({ holds }) => holds === false).map(({ name }) => name);
}

describe('the findings of a chaos run', () => {
  it('hold when everything is as it was sent', async () => {
    expect(await broken(await soundWorld())).toEqual([]);
  });

  it('name a submission that was lost', async () => {
    const sent = await soundWorld();
    await database.db.submission.deleteMany({ where: { idempotencyKey: sent[1]?.key ?? '' } });
    expect(await broken(sent)).toEqual(['lost']);
  });

  it('name one that was never acknowledged', async () => {
    const sent = await soundWorld();
    sent[1]?.ids.clear();
    expect(await broken(sent)).toEqual(
      expect.arrayContaining(['acknowledged', 'rows that nobody sent']),
    );
  });

  it('name one that was stored or answered twice', async () => {
    const sent = await soundWorld();
    const [first, second] = sent;
    for (const id of second?.ids ?? []) first?.ids.add(id);
    expect(await broken(sent)).toContain('two answers for one key');
    await database.db.submission.updateMany({ data: { idempotencyKey: null } });
    expect(await broken(sent)).toContain('two rows for one key');
  });

  it('name a wrong verdict, and one that is missing', async () => {
    const sent = await soundWorld();
    await database.db.submission.updateMany({
      where: { idempotencyKey: sent[0]?.key ?? '' },
      data: { verdict: 'Wrong Answer', passedCount: 3 },
    });
    await database.db.submission.updateMany({
      where: { idempotencyKey: sent[1]?.key ?? '' },
      data: { state: 'QUEUED', verdict: null, doneAt: null },
    });
    expect(await broken(sent)).toEqual([
      'not finished',
      'wrong verdict',
      'results unlike the verdict',
    ]);
  });

  it('name results and figures that were written twice or not at all', async () => {
    const sent = await soundWorld();
    await database.db.submissionResult.deleteMany({ where: { position: 4 } });
    await database.db.problem.updateMany({
      where: { submissionCount: 2 },
      data: { submissionCount: 3 },
    });
    await database.db.solvedMark.deleteMany();
    expect(await broken(sent)).toEqual([
      'wrong set of results',
      'results unlike the verdict',
      'judged once in the figures',
      'marked as solved',
    ]);
  });
});
