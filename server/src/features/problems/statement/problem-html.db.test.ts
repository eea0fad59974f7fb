import { exploredProblemResponseSchema } from '@stepwise/contracts/explore';
import { problemResponseSchema } from '@stepwise/contracts/problem';
import { expect, it } from 'vitest';
import { readPicture } from '../../../bank/pictures/picture.ts';
import { savePictures } from '../../../bank/pictures/save-pictures.ts';
import { png } from '../../../bank/pictures/test-pictures.ts';
import { signUp, startTestApp } from '../../../test/app.ts';
import { useTestDatabase } from '../../../test/database.ts';
import { buildProblem } from '../../../test/factories.ts';

const database = useTestDatabase();
const API = '/api/v1';
const HOSTILE = '<img src=x onerror=alert(1)> [x](javascript:alert(1)) <script>alert(1)</script>';

/** A problem whose every text has a formula, a picture and an attack. */
async function world() {
  const { db } = database;
  const { id } = await buildProblem(db);
  const pictures = [readPicture('tree.png', png(3, 2))];
  await db.$transaction((tx) => savePictures(tx, id, pictures));
  const text = (name: string) => `${name} $n$ ![A tree](tree.png) ${HOSTILE}`;
  const example = { input: '1', output: '1', explanation: text('explained') };
  await db.problem.update({
    where: { id },
    data: {
      ...{ description: text('described'), constraints: `- ${text('bounded')}\n- $m$` },
      ...{ hints: `1. ${text('hinted')}\n2. *Think*`, editorial: text('solved') },
      examples: { PYTHON: example, JAVA: example },
    },
  });
  const { browser } = await startTestApp(db);
  return { id, browser };
}

/** A machine that is busy has the HTML a moment later. */
async function drawn<Data extends { html?: unknown }>(read: () => Promise<Data>): Promise<Data> {
  await expect.poll(async () => (await read()).html, { timeout: 30_000 }).toBeDefined();
  return read();
}

it('a problem comes with its texts as HTML in which nothing runs', async () => {
  const { id, browser: newBrowser } = await world();
  const browser = newBrowser();
  await signUp(browser);
  const { html } = await drawn(async () => {
    const { body } = await browser.get(`${API}/problems/get-problem/${id}`).expect(200);
    return problemResponseSchema.parse(body).data;
  });
  if (!html) throw new Error('There is no HTML');
  const { description, constraints, explanations, hints, editorial } = html;
  const all = [description, constraints[0], explanations[0], hints[0], editorial];
  const words = ['described', 'bounded', 'explained', 'hinted', 'solved'];
  for (const [at, text] of all.entries()) {
    expect(text).toContain(`<p>${words[at] ?? ''} <span><span class="katex">`);
    expect(text).toMatch(
      /<img src="\/api\/v1\/problems\/get-picture\/[^"]+" alt="A tree" width="3"/,
    );
    expect(text?.match(/<img/g)).toHaveLength(1);
    expect(text?.match(/<[^>]*>/g)?.join()).not.toMatch(/<script|\son\w+=|javascript:/);
  }
  expect([constraints, explanations, hints].map(({ length }) => length)).toEqual([2, 1, 2]);
  expect(hints[1]).toBe('<p><em>Think</em></p>');
});

it('visitors get the HTML of the statement, with the pictures that they may see, and none of the help', async () => {
  const { id, browser } = await world();
  const { html } = await drawn(async () => {
    const { body } = await browser().get(`${API}/explore/problem/${id}`).expect(200);
    return exploredProblemResponseSchema.parse(body).data;
  });
  expect(html).toMatchObject({ hints: [], editorial: null });
  expect(html?.description).toContain('<img src="/api/v1/explore/picture/');
  expect(html?.constraints).toHaveLength(2);
});
