import { beforeAll, describe, expect, it } from 'vitest';
import { signUp, startTestApp, type Browser } from '../../test/app.ts';
import { useTestDatabase } from '../../test/database.ts';
import { buildProblem } from '../../test/factories.ts';
import { setClockOff } from '../../test/faults/wrong-clock.ts';
import { echoEngine, scriptedEngine } from '../../test/scripted-engine.ts';

const database = useTestDatabase();

const SECOND_MS = 1_000;
const HOUR_MS = 3_600 * SECOND_MS;

let problemId = '';
beforeAll(async () => {
  ({ id: problemId } = await buildProblem(database.db));
});

function send(browser: Browser) {
  return browser
    .post('/api/v1/execution-code')
    .send({ source_code: { PYTHON: 'echo' }, language_id: 71, problemId })
    .expect(200);
}

describe.each([
  ['12 seconds ahead of the database', 12 * SECOND_MS],
  ['an hour ahead', HOUR_MS],
  ['an hour behind', -HOUR_MS],
  ['eight days ahead', 8 * 24 * HOUR_MS],
])('with the clock of the server %s', (_how, offMs) => {
  it('is judged at once, after a failure of the judge soon, and twice in no case', async () => {
    setClockOff(offMs);
    let failures = 1;
    const engine = scriptedEngine((_source, stdin) => {
      if (failures-- > 0) throw new Error('the sandbox broke');
      return { stdout: stdin };
    });
    const { browser: newBrowser } = await startTestApp(database.db, { engine });
    const browser = newBrowser();
    await signUp(browser);
    const begin = performance.now();
    const answers = await Promise.all([send(browser), send(browser)]);
    // It used to come as late as the clock was early, and was answered unjudged after 20 seconds.
    expect(performance.now() - begin).toBeLessThan(11_000);
    expect(answers.map(({ body }) => body.data.status)).toEqual(['Accepted', 'Accepted']);
    // Two clicks are one, by whatever clock.
    expect(answers[0].body.data.id).toBe(answers[1].body.data.id);
  });

  it('has every time of the queue by the clock of the database', async () => {
    setClockOff(offMs);
    const { browser: newBrowser } = await startTestApp(database.db, { engine: echoEngine });
    const browser = newBrowser();
    await signUp(browser);
    const { body } = await send(browser);
    const [off] = await database.db.$queryRaw<object[]>`
      SELECT abs(extract(epoch FROM now() - s."createdAt"))::float AS created,
        abs(extract(epoch FROM now() - s."turnAt"))::float AS turn,
        abs(extract(epoch FROM now() - s."doneAt"))::float AS done,
        abs(extract(epoch FROM now() - m."solvedAt"))::float AS solved
      FROM "Submission" s JOIN "SolvedMark" m ON m."submissionId" = s.id
      WHERE s.id = ${body.data.id as string}::uuid`;
    for (const seconds of Object.values(off ?? { nothing: 'stored' })) {
      expect(seconds).toBeLessThan(11);
    }
  });
});
