import { describe, expect, it } from 'vitest';
import { signUp, startTestApp } from '../../test/app.ts';
import { useTestDatabase } from '../../test/database.ts';
import {
  addressOfSearch,
  searchEngine,
  seedSearchedProblem,
  submitWrong,
  wrongFrom,
} from '../../test/searched-problem.ts';

const database = useTestDatabase();

/** Somebody who knows the smallest input on which a submission fails, of a problem that says itself how inputs are made. */
async function world() {
  const { id: problemId, bank } = await seedSearchedProblem(database.db);
  const edit = (data: object) => database.db.problem.update({ where: { id: problemId }, data });
  const inputValidator = 'import sys\nsys.exit(42)\n';
  await edit({ inputValidator, smallInputs: 'values:\n  n: { int: [1, 45] }\nlines: [n]\n' });
  const deps = { engine: searchEngine(wrongFrom), bankDirectory: bank.directory };
  const browser = (await startTestApp(database.db, deps)).browser();
  await signUp(browser);
  const id = await submitWrong(browser, problemId, 'wrong from 3');
  const known = async () =>
    (await browser.get(addressOfSearch(id)).expect(200)).body.data as unknown;
  const search = async () =>
    (await browser.post(addressOfSearch(id)).expect(200)).body.data as unknown;
  expect(await search()).toMatchObject({ state: 'found', test: { stdin: '3\n' } });
  return { id, edit, known, search };
}

describe('what a search has found', () => {
  it.each([
    ['the reference solution', { referenceSolution: { PYTHON: 'def corrected' } }],
    ['the validator', { inputValidator: 'import sys\ninput()\nsys.exit(42)\n' }],
    ['the checker', { checker: 'tokens-case' }],
  ])('is not known any more once %s is corrected', async (_what, change) => {
    const { edit, known, search } = await world();
    await edit(change);
    expect(await known()).toMatchObject({ state: 'open' });
    expect(await search()).toMatchObject({ state: 'found', isMinimal: true });
    expect(await known()).toMatchObject({ state: 'found', isMinimal: true });
  });

  it('stands where nothing can be looked for any more', async () => {
    const { edit, known } = await world();
    const before = await known();
    await edit({ referenceSolution: {} });
    expect(await known()).toEqual(before);
  });

  it('is told, and may be looked for again, where the time was up', async () => {
    const { id, edit, known, search } = await world();
    const data = { isMinimal: false, isOutOfTime: true };
    await database.db.counterexample.update({ where: { submissionId: id }, data });
    expect(await known()).toMatchObject({ state: 'found', ...data });
    const better = { state: 'found', isMinimal: true, isOutOfTime: false };
    expect(await search()).toMatchObject(better);
    expect(await known()).toMatchObject(better);
    await database.db.counterexample.update({ where: { submissionId: id }, data });
    await edit({ referenceSolution: {} });
    expect(await search()).toMatchObject({ state: 'found', isMinimal: false, isOutOfTime: false });
  });
});
