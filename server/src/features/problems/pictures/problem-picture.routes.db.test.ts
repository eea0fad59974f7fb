import { problemResponseSchema } from '@stepwise/contracts/problem';
import { expect, it } from 'vitest';
import { zipBytes } from '../../../bank/archive/test-zip.ts';
import { DOUBLES } from '../../../bank/import/test-package.ts';
import { savePictures } from '../../../bank/pictures/save-pictures.ts';
import { readPicture } from '../../../bank/pictures/picture.ts';
import { png, svg } from '../../../bank/pictures/test-pictures.ts';
import { signUp, signUpAdmin, startTestApp } from '../../../test/app.ts';
import { useTestDatabase } from '../../../test/database.ts';

const database = useTestDatabase();
const API = '/api/v1';

const FILES: Readonly<Record<string, unknown>> = {
  ...DOUBLES,
  'problem_statement/problem.en.tex': '\\illustration{1}{tree}{A tree}\n\\includegraphics{a.png}\n',
  'problem_statement/tree.svg': svg('<path d="M0 0h9"/><script>alert(1)</script>'),
  'problem_statement/a.png': png(3, 2),
  // The engine of these tests knows echo; right is what comes back.
  ...Object.fromEntries(
    ['sample/1', 'secret/1', 'secret/2'].flatMap((name) => [
      [`data/${name}.in`, 'same\n'],
      [`data/${name}.ans`, 'same\n'],
    ]),
  ),
  'submissions/accepted/right.py': 'echo',
};

it('serves the pictures of a problem, for good, until it is deleted', async () => {
  const { browser: newBrowser } = await startTestApp(database.db);
  const admin = newBrowser();
  await signUpAdmin(database.db, admin);
  const zip = zipBytes(
    Object.entries(FILES).map(([name, content]) => ({
      name: `drawn/${name}`,
      content: Buffer.isBuffer(content) ? content : String(content),
      isPacked: true,
    })),
  );
  const answer = await admin.post(`${API}/problems/import`).type('application/zip').send(zip);
  expect(answer.status).toBe(201);

  const learner = newBrowser();
  await signUp(learner);
  const page = await learner.get(`${API}/problems/get-problem/drawn`).expect(200);
  const { id, description, pictures } = problemResponseSchema.parse(page.body).data;
  expect(description).toBe('![Illustration](tree.svg)\n*A tree*\n\n![Illustration](a.png)');
  expect(pictures.map(({ name, width, height }) => [name, width, height])).toEqual([
    ['tree.svg', 40, 20],
    ['a.png', 3, 2],
  ]);

  const [tree = { path: '' }, photo = { path: '' }] = pictures;
  const drawing = await learner.get(API + tree.path).expect(200);
  expect(drawing.headers).toMatchObject({
    'content-type': 'image/svg+xml',
    'cache-control': 'private, max-age=31536000, immutable',
    'content-security-policy':
      "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox",
    'x-content-type-options': 'nosniff',
  });
  expect(Buffer.from(drawing.body as Uint8Array).toString()).not.toContain('script');
  const etag = String(drawing.headers['etag']);
  await learner
    .get(API + tree.path)
    .set('If-None-Match', etag)
    .expect(304);
  const shown = await learner
    .get(API + photo.path)
    .expect(200)
    .expect('content-type', 'image/png');
  expect(shown.body).toEqual(png(3, 2));

  await newBrowser()
    .get(API + tree.path)
    .expect(401);
  await learner.get(API + tree.path.replace('tree.svg', 'a.png')).expect(404);
  await learner.get(`${API}/problems/get-picture/${id}/x/tree.svg`).expect(400);
  for (const route of ['problems/get-picture', 'explore/picture']) {
    const key = `${id}/${'a'.repeat(64)}`;
    await learner.get(`${API}/${route}/${key}/%00`).expect(400);
  }

  const { db } = database;
  const other = readPicture('a.png', png(9, 9));
  await db.$transaction((tx) => savePictures(tx, id, [other]));
  expect(await db.problemPicture.findMany({ select: { name: true, width: true } })).toEqual([
    { name: 'a.png', width: 9 },
  ]);
  await learner.get(API + photo.path).expect(404);

  await admin.delete(`${API}/problems/delete-problem/${id}`).expect(200);
  expect(await db.problemPicture.count()).toBe(0);
});
