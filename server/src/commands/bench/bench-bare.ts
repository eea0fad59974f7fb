import express from 'express';
import type { AddressInfo } from 'node:net';
import pg from 'pg';

/**
 * What the API is measured against: Express and `pg` with the statements that the routes need, the
 * one that asks for the session included; no cookie, no validation, no limits, no log.
 */
const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 10 });
const user = process.env['BENCH_USER'];
const session = process.env['BENCH_SESSION'];
const app = express();

const SESSION = `SELECT u.id, u.role, s.id AS "sessionId" FROM "Session" s
  JOIN "User" u ON u.id = s."userId" WHERE s.id = $1 AND u.id = $2 AND s."expiresAt" > now()`;

const LIST = `p.id, p.slug, p.number, p.title, p.difficulty, p.tags, p.category, p."submissionCount",
  p."acceptedCount", p."createdAt", p."updatedAt",
  coalesce((SELECT json_agg(json_build_object('userId', m."userId")) FROM "SolvedMark" m
    WHERE m."problemId" = p.id AND m."userId" = $1), '[]') AS "solvedBy",
  EXISTS (SELECT FROM "Submission" t WHERE t."problemId" = p.id AND t."userId" = $1) AS tried`;

const ROUTES: Record<string, string> = {
  '/problems/get-all-problems': `SELECT ${LIST} FROM "Problem" p WHERE p."deletedAt" IS NULL
    ORDER BY p.number DESC`,
  '/problems/get-problem/:id': `SELECT ${LIST}, p.description, p.constraints, p.hints, p.editorial,
    p.examples, p."codeSnippets", p."timeLimitMs", p."memoryLimitKb",
    (SELECT json_agg(json_build_object('id', t.id, 'input', t.input, 'output', t.output)
      ORDER BY t.position) FROM "TestCase" t
      WHERE t."testSetId" = p."currentTestSetId" AND NOT t.hidden) AS tests,
    (SELECT count(*) FROM "TestCase" t WHERE t."testSetId" = p."currentTestSetId" AND t.hidden) AS hidden
    FROM "Problem" p WHERE p.id = $2 AND p."deletedAt" IS NULL`,
  '/problems/get-solved-problems': `SELECT ${LIST}, s."solvedAt", x.language
    FROM "SolvedMark" s JOIN "Problem" p ON p.id = s."problemId"
    JOIN "Submission" x ON x.id = s."submissionId"
    WHERE s."userId" = $1 AND p."deletedAt" IS NULL ORDER BY s."solvedAt" DESC`,
  '/playlist': `SELECT l.*, (SELECT json_agg(json_build_object('id', e.id, 'problem',
      json_build_object('id', p.id, 'slug', p.slug, 'title', p.title, 'difficulty', p.difficulty,
        'tags', p.tags)) ORDER BY e."createdAt", e.id)
      FROM "PlaylistEntry" e JOIN "Problem" p ON p.id = e."problemId" AND p."deletedAt" IS NULL
      WHERE e."playlistId" = l.id) AS problems
    FROM "Playlist" l WHERE l."userId" = $1 ORDER BY l."createdAt"`,
  '/submission/get-all-submissions': `SELECT s.*, (SELECT json_agg(json_build_object('cpuMs',
      r."cpuMs", 'memoryKb', r."memoryKb") ORDER BY r.position)
      FROM "SubmissionResult" r WHERE r."submissionId" = s.id) AS results
    FROM "Submission" s WHERE s."userId" = $1 ORDER BY s."createdAt" DESC, s.id DESC LIMIT 200`,
  '/submission/get-submission/:id': `SELECT s.*, (SELECT json_agg(r ORDER BY r.position)
      FROM "SubmissionResult" r WHERE r."submissionId" = s.id) AS results,
      (SELECT json_agg(t ORDER BY t.position) FROM "TestCase" t WHERE t."testSetId" = s."testSetId") AS tests
    FROM "Submission" s WHERE s."userId" = $1 AND s."problemId" = $2
    ORDER BY s."createdAt" DESC LIMIT 50`,
  '/submission/get-submission-count/:id': `SELECT count(*) FROM "Submission"
    WHERE "problemId" = $2 AND $1::uuid IS NOT NULL`,
};

for (const [path, text] of Object.entries(ROUTES)) {
  app.get(path, async (req, res) => {
    await pool.query({ name: 'session', text: SESSION, values: [session, user] });
    const values = path.includes(':id') ? [user, req.params['id']] : [user];
    const { rows } = await pool.query({ name: path, text, values });
    res.json({ data: rows });
  });
}

const server = app.listen(0, '127.0.0.1', () => {
  console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
