import { describe, expect, it } from 'vitest';
import { png } from '../../bank/pictures/test-pictures.ts';
import { readPicture } from '../../bank/pictures/picture.ts';
import { savePictures } from '../../bank/pictures/save-pictures.ts';
import { makeSetter, signUp, signUpAdmin, startTestApp, type Browser } from '../../test/app.ts';
import { useTestDatabase } from '../../test/database.ts';
import { echoInput } from '../../test/requests/problem-input.ts';

const database = useTestDatabase();
const API = '/api/v1';
let ways = 0;
const SECRET = 'Nobody knows this yet';

/** Who is not to meet it. */
const OUTSIDERS = ['a learner', 'a setter of others'] as const;
type Who = (typeof OUTSIDERS)[number];

const input = { ...echoInput, title: SECRET };

async function people(who: Who) {
  const { browser: newBrowser } = await startTestApp(database.db, {
    clientOrigins: ['https://x.example'],
  });
  const [learner, admin] = [newBrowser(), newBrowser()];
  const { id } = await signUp(learner);
  if (who === 'a setter of others') await makeSetter(database.db, id);
  await signUpAdmin(database.db, admin);
  return { learner, admin };
}

const submit = (browser: Browser, problemId: string) =>
  browser
    .post(`${API}/execution-code`)
    .send({ source_code: { PYTHON: 'echo' }, language_id: 71, problemId });

/** Solved, on a playlist and on a learning path, with a picture, and then taken back. */
async function unpublished(who: Who = 'a learner') {
  const { learner, admin } = await people(who);
  const { db } = database;
  const made = await admin.post(`${API}/problems/create-problem`).send(input).expect(201);
  const { id, slug } = made.body.data as { id: string; slug: string };
  const sent = await submit(learner, id).expect(200);
  const playlist = await learner.post(`${API}/playlist/create-playlist`).send({ name: 'Mine' });
  const list = `${API}/playlist/${playlist.body.data.id as string}`;
  await learner.post(`${list}/add-problem`).send({ problemIds: [id] });
  await db.learningPath.create({
    data: {
      ...{ slug, title: 'Way', description: 'd', label: 'l', position: 99 + ways++ },
      problems: [slug],
    },
  });
  await learner.put(`${API}/draft/${id}`).send({ language: 'PYTHON', code: 'x', basedOn: 0 });
  const wish = { minutes: 30, problemIds: [id] };
  const started = await learner.post(`${API}/rehearsal`).send(wish).expect(201);
  const rehearsal = `${API}/rehearsal/${started.body.data.id as string}`;
  await learner.post(`${rehearsal}/end`).expect(200);
  const shared = await learner
    .put(`${rehearsal}/share`)
    .send({ parts: ['times'] })
    .expect(200);
  const { token } = shared.body.data as { token: string };
  const [picture] = [readPicture('a.png', png(3, 2))];
  await db.$transaction((tx) => savePictures(tx, id, [picture]));
  const shown = await learner.get(`${API}/problems/get-problem/${id}`).expect(200);
  const { path } = shown.body.data.pictures[0] as { path: string };
  await admin
    .put(`${API}/problems/update-problem/${id}`)
    .send({ ...input, isDraft: true })
    .expect(200);
  return {
    ...{ learner, admin, id, slug, list, rehearsal, token },
    ...{ picture: API + path, submission: sent.body.data.id },
  };
}

describe('a draft', () => {
  it.each(OUTSIDERS)('is not met by %s, on whatever route', async (who) => {
    const { learner, admin, id, slug, list, picture, submission } = await unpublished(who);
    const lists = [
      `${API}/problems/get-all-problems`,
      `${API}/problems/get-solved-problems`,
      `${API}/problems/learning-paths`,
      list,
      `${API}/explore/problems`,
      `${API}/explore/figures`,
    ];
    for (const path of lists) {
      const { text } = await learner.get(path).expect(200);
      expect(text, path).not.toContain(SECRET);
      expect(text, path).not.toContain(id);
    }
    const { text: sitemap } = await learner.get('/sitemap.xml').expect(200);
    expect(sitemap).toContain('/explore');
    expect(sitemap).not.toContain(slug);
    const hidden = [
      learner.get(`${API}/problems/get-problem/${id}`),
      learner.get(`${API}/problems/get-problem/${slug}`),
      learner.get(`${API}/problems/get-reference-solution/${id}`),
      learner.post(`${API}/problems/reveal-reference-solution/${id}`),
      learner.get(picture),
      learner.get(`${API}/explore/problem/${slug}`),
      learner
        .post(`${API}/execution-code/samples`)
        .send({ source_code: 'echo', language_id: 71, problemId: id }),
      submit(learner, id),
      learner
        .post(`${API}/execution-code/custom`)
        .send({ source_code: 'echo', language_id: 71, problemId: id, stdin: ['1'] }),
      learner.put(`${API}/draft/${id}`).send({ language: 'PYTHON', code: 'x', basedOn: 0 }),
      learner.post(`${list}/add-problem`).send({ problemIds: [id] }),
      learner.get(`${API}/submission/${submission}/counterexample`),
      learner.get(`${API}/submission/${submission}/growth`),
    ];
    for (const answer of await Promise.all(hidden)) {
      expect([answer.request.url, answer.status]).toEqual([answer.request.url, 404]);
    }
    const count = await learner.get(`${API}/submission/get-submission-count/${id}`).expect(200);
    expect(count.body.data).toBe(0);
    const listed = await admin.get(`${API}/problems/get-all-problems`).expect(200);
    const own = listed.body.data.find((problem: { id: string }) => problem.id === id);
    expect(own).toMatchObject({ title: SECRET, isDraft: true });
    await admin.get(`${API}/problems/get-problem/${slug}`).expect(200);
    await admin.get(picture).expect(200);
    expect((await submit(admin, id).expect(200)).body.data.status).toBe('Accepted');
  });

  it('has no title in what somebody had to do with it before', async () => {
    const { learner, rehearsal, token } = await unpublished();
    const words = 'A problem that was taken back';
    const texts = [
      (await learner.get(rehearsal).expect(200)).text,
      (await learner.post(`${API}/shared-report`).send({ token }).expect(200)).text,
    ];
    for (const text of texts) {
      expect(text).toContain(words);
      expect(text).not.toContain(SECRET);
    }
    const { body } = await learner.get(`${API}/auth/export`).expect(200);
    const { rehearsals, drafts, playlists, solved } = body.data as Record<string, unknown>;
    for (const part of [rehearsals, drafts, playlists, solved]) {
      expect(JSON.stringify(part)).toContain(words);
      expect(JSON.stringify(part)).not.toContain(SECRET);
    }
  });

  it('is there for everybody once it is published, with what it was', async () => {
    const { learner, admin, id, list } = await unpublished();
    const update = (change: object) =>
      admin.put(`${API}/problems/update-problem/${id}`).send({ ...input, ...change });
    await update({}).expect(200);
    await learner.get(`${API}/problems/get-problem/${id}`).expect(404);
    await update({ isDraft: false }).expect(200);
    const page = await learner.get(`${API}/problems/get-problem/${id}`).expect(200);
    expect(page.body.data.isDraft).toBeUndefined();
    expect(page.body.data.solvedBy).toHaveLength(1);
    expect((await learner.get(list)).body.data.problems).toHaveLength(1);
  });
});
