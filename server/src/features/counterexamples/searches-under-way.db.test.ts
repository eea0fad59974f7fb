import { describe, expect, it } from 'vitest';
import type { JudgeEngine } from '../../judge/engine.ts';
import { signUp, startTestApp, type Browser } from '../../test/app.ts';
import { useTestDatabase } from '../../test/database.ts';
import { rehearsingMeanwhile } from '../../test/rehearse-meanwhile.ts';
import { endlessEngine } from '../../test/doubles/scripted-engine.ts';
import {
  addressOfSearch as address,
  searchEngine,
  seedSearchedProblem,
  submitWrong as submit,
  wrongFrom,
} from '../../test/searched-problem.ts';

const database = useTestDatabase();

/** An engine that judges, and on which a search goes on until it is called off. */
function engineOfEndlessSearches() {
  const judging = searchEngine(wrongFrom);
  const count = { begun: 0, ended: 0 };
  const endless = endlessEngine(() => (count.begun += 1));
  const engine: JudgeEngine = {
    ...judging,
    run: (job, signal) => {
      if (job.isBackground !== true) return judging.run(job, signal);
      signal.addEventListener('abort', () => (count.ended += 1));
      return endless.run(job, signal);
    },
  };
  return { engine, count };
}

async function world() {
  const problem = await seedSearchedProblem(database.db);
  const bankDirectory = problem.bank.directory;
  const { engine, count } = engineOfEndlessSearches();
  const app = await startTestApp(database.db, { engine, bankDirectory });
  const person = async (): Promise<{ browser: Browser; email: string }> => {
    const browser = app.browser();
    return { browser, email: (await signUp(browser)).email };
  };
  return { ...app, bankDirectory, count, person, problemId: problem.id };
}

/** A request that is under way: supertest sends only what somebody waits for. */
function begin(browser: Browser, id: string) {
  const request = browser.post(address(id));
  const answer = request.then(
    ({ status, body }) => [status, (body as { code: string }).code],
    () => 'called off',
  );
  return { request, answer };
}

describe('a search that is under way', () => {
  it('is the only one of a person, and is joined by whoever asks for it again', async () => {
    const { person, problemId, count, stopping } = await world();
    const { browser } = await person();
    const id = await submit(browser, problemId, 'wrong from 3');
    const other = await submit(browser, problemId, 'wrong from 5');
    const first = begin(browser, id);
    await expect.poll(() => count.begun).toBe(1);
    expect((await browser.get(address(id)).expect(200)).body.data.state).toBe('searching');
    const second = begin(browser, id);
    const refused = await browser.post(address(other)).expect(429);
    expect(refused.body.message).toBe('Another search of yours is still under way');
    stopping.abort();
    const stopped = [503, 'JUDGE_UNAVAILABLE'];
    expect(await Promise.all([first.answer, second.answer])).toEqual([stopped, stopped]);
    expect(count.begun).toBe(1);
  });

  it('may be begun again when the server stopped in the middle of it', async () => {
    const { person, problemId, count, stopping, bankDirectory } = await world();
    const { browser, email } = await person();
    const id = await submit(browser, problemId, 'wrong from 3');
    const { answer } = begin(browser, id);
    await expect.poll(() => count.begun).toBe(1);
    stopping.abort();
    await answer;
    const engine = searchEngine(wrongFrom);
    const restarted = await startTestApp(database.db, { engine, bankDirectory });
    const again = restarted.browser();
    await again.post('/api/v1/auth/login').send({ email, password: 'secret-enough' }).expect(200);
    expect((await again.get(address(id)).expect(200)).body.data.state).toBe('open');
    const found = await again.post(address(id)).expect(200);
    expect(found.body.data).toMatchObject({ state: 'found', test: { stdin: '3\n' } });
  });

  it('ends when nobody waits for it any more', async () => {
    const { person, problemId, count } = await world();
    const { browser } = await person();
    const id = await submit(browser, problemId, 'wrong from 3');
    const { request, answer } = begin(browser, id);
    await expect.poll(() => count.begun).toBe(1);
    request.abort();
    expect(await answer).toBe('called off');
    await expect.poll(() => count.ended).toBe(1);
    await expect
      .poll(async () => (await browser.get(address(id)).expect(200)).body.data.state)
      .toBe('open');
  });

  it('leaves room for one more of another person, and for no third', async () => {
    const { person, problemId, count, stopping } = await world();
    const people = await Promise.all([person(), person(), person()]);
    const ids = await Promise.all(
      people.map(({ browser }) => submit(browser, problemId, 'wrong from 3')),
    );
    const [ada, bob, eve] = people.map(({ browser }, index) => ({ browser, id: ids[index] ?? '' }));
    if (!ada || !bob || !eve) throw new Error('There are three people');
    const held = [ada, bob].map(({ browser, id }) => begin(browser, id).answer);
    await expect.poll(() => count.begun).toBe(2);
    const refused = await eve.browser.post(address(eve.id)).expect(503);
    expect(refused.body.code).toBe('QUEUE_FULL');
    expect(refused.headers['retry-after']).toBe('5');
    stopping.abort();
    await Promise.all(held);
  });

  it.each(['application/json', 'text/event-stream'])(
    'is not told as %s to whoever rehearses with the problem meanwhile, but kept',
    async (accept) => {
      const { id: problemId, bank } = await seedSearchedProblem(database.db);
      const { engine, rehearse, hasBegun } = rehearsingMeanwhile(searchEngine(wrongFrom));
      const app = await startTestApp(database.db, { engine, bankDirectory: bank.directory });
      const browser = app.browser();
      await signUp(browser);
      const id = await submit(browser, problemId, 'wrong from 3');
      const ask = () => browser.post(address(id)).set('Accept', accept).expect(200);
      rehearse(browser, problemId);
      const late = await ask();
      expect(hasBegun()).toBe(true);
      expect(late.text).toContain('"reason":"sealed"');
      expect(late.text).not.toMatch(/right|stdin/);
      const last = (text: string) => text.split('event: ').at(-1);
      expect(last(late.text)).toBe(last((await ask()).text));
      await database.db.rehearsal.updateMany({ data: { endedAt: new Date() } });
      const kept = await browser.get(address(id)).expect(200);
      expect(kept.body.data).toMatchObject({ state: 'found', test: { stdin: '3\n' } });
    },
  );
});
