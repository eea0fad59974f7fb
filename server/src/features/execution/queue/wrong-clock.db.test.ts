import { randomUUID } from 'node:crypto';
import { LANGUAGE_KEYS } from '@stepwise/contracts/language';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { signUp, startTestApp, type Browser } from '../../../test/app.ts';
import { useTestDatabase } from '../../../test/database.ts';
import { buildProblem } from '../../../test/factories.ts';
import { setClockOff } from '../../../test/faults/wrong-clock.ts';
import { echoEngine, scriptedEngine } from '../../../test/doubles/scripted-engine.ts';
import { claimNext } from './claim.queries.ts';

const database = useTestDatabase();

const SECOND_MS = 1_000;
const HOUR_MS = 3_600 * SECOND_MS;

let problemId = '';
beforeAll(async () => {
  ({ id: problemId } = await buildProblem(database.db));
});

function send(browser: Browser, status = 200) {
  return browser
    .post('/api/v1/execution-code')
    .send({ source_code: { PYTHON: 'echo' }, language_id: 71, problemId })
    .expect(status);
}

const CLOCKS = [
  ['12 seconds ahead of the database', 12 * SECOND_MS],
  ['an hour ahead', HOUR_MS],
  ['an hour behind', -HOUR_MS],
  ['eight days ahead', 8 * 24 * HOUR_MS],
] as const;

const RUNS = 7;

/** How long a verdict takes, in milliseconds: the middle of some, because the machine trips one or another. */
async function waitOf(browser: Browser): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const begin = performance.now();
    const { body } = await send(browser).set('Idempotency-Key', randomUUID());
    times.push(performance.now() - begin);
    expect(body.data.status).toBe('Accepted');
  }
  return times.sort((a, b) => a - b)[Math.floor(RUNS / 2)] ?? NaN;
}

it('has its verdict as soon, whatever the clock of the server says', async () => {
  const { browser: newBrowser } = await startTestApp(database.db, { engine: echoEngine });
  const waits: number[] = [];
  // The first to warm up, the second for comparison.
  for (const offMs of [0, 0, ...CLOCKS.map(([, ms]) => ms)]) {
    setClockOff(offMs);
    // Of its own: a browser is on this machine too, and drops cookies by that clock.
    const browser = newBrowser();
    await signUp(browser);
    waits.push(await waitOf(browser));
    vi.unstubAllGlobals();
  }
  const [, right = NaN, ...wrong] = waits;
  for (const wait of wrong) expect(wait - right).toBeLessThan(500);
});

describe.each(CLOCKS)('with the clock of the server %s', (_how, offMs) => {
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

  it('is claimed at the first look, also when the clock has been set right', async () => {
    await database.db.submission.deleteMany();
    setClockOff(offMs);
    const { browser: newBrowser, stopping } = await startTestApp(database.db, { worker: false });
    const browser = newBrowser();
    await signUp(browser);
    const waiting = [browser, browser].map(async (each) => {
      const answer = await send(each, 202).set('Idempotency-Key', randomUUID());
      return answer.body.data.id as string;
    });
    await expect.poll(() => database.db.submission.count(), { timeout: 20_000 }).toBe(2);
    const first = await claimNext(database.db, 'wrong clock', LANGUAGE_KEYS);
    vi.unstubAllGlobals();
    const second = await claimNext(database.db, 'right clock', LANGUAGE_KEYS);
    stopping.abort();
    const ids = await Promise.all(waiting);
    expect([first?.id, second?.id].sort()).toEqual(ids.sort());
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
