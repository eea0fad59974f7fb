import type { ProblemInput } from '@stepwise/contracts/problem-edit';
import { SMALL_INPUTS_SHOWN } from '@stepwise/contracts/small-inputs';
import { describe, expect, it } from 'vitest';
import { signUp, signUpAdmin, startTestApp } from '../../../test/app.ts';
import { useTestDatabase } from '../../../test/database.ts';
import type { Job, JudgeEngine } from '../../../judge/engine.ts';
import { engineWithout, scriptedEngine } from '../../../test/doubles/scripted-engine.ts';
import {
  addressOfSearch,
  rightFor,
  searchEngine,
  submitWrong,
  wrongFrom,
} from '../../../test/searched-problem.ts';

const database = useTestDatabase();
const API = '/api/v1/problems';

const SMALL_INPUTS = '# One number.\nvalues:\n  n: { int: [1, 45] }\nlines: [n]\n';
/** What the scripted validator takes follows from this text. */
const REFUSES = 'import sys\nassert input() != "3", "no three"\n';
const TAKES = 'import sys\nsys.exit(42)\n';
const RIGHT = 'wrong from 99';
const sources = { JAVASCRIPT: RIGHT, PYTHON: RIGHT, JAVA: RIGHT };
const problem = {
  title: 'Steps',
  description: 'Count the ways to climb.',
  difficulty: 'EASY',
  tags: ['String', 'LVL-0'],
  constraints: '1 <= n <= 45',
  testCases: [
    { input: '4\n', output: rightFor(4) },
    { input: '3\n', output: rightFor(3), hidden: true },
  ],
  codeSnippets: sources,
  referenceSolution: sources,
  smallInputs: SMALL_INPUTS,
  inputValidator: TAKES,
} satisfies ProblemInput;

const refusing = scriptedEngine((_source, stdin) =>
  Number(stdin) === 3
    ? { exitCode: 1, stderr: 'Traceback\nAssertionError: no three\n' }
    : { exitCode: 42 },
);
const searched = searchEngine(wrongFrom);
const engine: JudgeEngine = {
  ...searched,
  run: (job, signal) => (isValidator(job) ? refusing : searched).run(job, signal),
};

/** Whether it is the one that refuses, by itself. */
function isValidator({ program: { source } }: Job): boolean {
  return source.includes('no three') && !source.includes('answer_all(');
}

async function world(overrides: Parameters<typeof startTestApp>[1] = {}) {
  const { browser } = await startTestApp(database.db, { engine, ...overrides });
  const [admin, learner] = [browser(), browser()];
  await signUpAdmin(database.db, admin);
  await signUp(learner);
  const create = (change: object = {}) =>
    admin.post(`${API}/create-problem`).send({ ...problem, ...change });
  return { admin, learner, create };
}

describe('a problem that was written on the site', () => {
  it.each([
    ['a validator', {}],
    ['no validator: every input counts that the grammar makes', { inputValidator: '' }],
  ])(
    'is searched for the smallest failing input by its grammar, with %s',
    async (_what, change) => {
      const { create, learner } = await world();
      const { body } = await create(change).expect(201);
      const id = await submitWrong(learner, body.data.id as string, 'wrong from 3');
      const found = await learner.post(addressOfSearch(id)).expect(200);
      expect(found.body.data).toMatchObject({
        state: 'found',
        isMinimal: true,
        test: { stdin: '3\n', expected: rightFor(3), stdout: 'something else' },
      });
    },
  );

  it('shows to whoever edits it, and to nobody else, what it says of inputs', async () => {
    const { create, admin, learner } = await world();
    const { body } = await create().expect(201);
    const { id } = body.data as { id: string };
    const inputs = { smallInputs: SMALL_INPUTS, inputValidator: TAKES };
    expect(body.data).toMatchObject(inputs);
    const page = await learner.get(`${API}/get-problem/${id}`).expect(200);
    expect(page.text).not.toMatch(/smallInputs|inputValidator|One number/);
    const rest = { ...problem, smallInputs: undefined, inputValidator: undefined };
    const kept = await admin.put(`${API}/update-problem/${id}`).send(rest).expect(200);
    expect(kept.body.data).toMatchObject(inputs);
    const empty = { ...rest, smallInputs: ' ', inputValidator: null };
    const gone = await admin.put(`${API}/update-problem/${id}`).send(empty).expect(200);
    expect(gone.body.data).toMatchObject({ smallInputs: null, inputValidator: null });
  });

  it.each([
    ['values: [\n', 'Small inputs, line 2: '],
    [SMALL_INPUTS.replace('int', 'number'), 'Small inputs, line 3: values.n: must be a word'],
    [`${SMALL_INPUTS}  - m\n`, 'Small inputs, line 5: '],
    ['values: &a { n: { int: [1, 2] } }\nlines: *a\n', 'Small inputs, line 2: '],
    [`${SMALL_INPUTS}filtered: n is odd\n`, 'Small inputs: filtered needs an input validator'],
  ])('is refused, with the line, when its grammar is %j', async (smallInputs, message) => {
    const { create } = await world();
    const before = await database.db.problem.count();
    const answer = await create({ smallInputs, inputValidator: '' }).expect(400);
    expect(answer.body).toMatchObject({
      code: 'VALIDATION_FAILED',
      message: expect.stringContaining(message),
      details: [{ path: 'smallInputs', message: answer.body.message }],
    });
    expect(await database.db.problem.count()).toBe(before);
  });

  it('is refused where the reference solution fails on an input that it makes', async () => {
    const failing = scriptedEngine((_source, stdin) => {
      const line = `${JSON.stringify([1, '', 'ValueError: no number'])}\n`;
      return { stdout: line.repeat((JSON.parse(stdin) as string[]).length) };
    });
    const { create } = await world({
      engine: {
        ...engine,
        run: (job, signal) =>
          (job.program.source.includes('answer_all(') ? failing : engine).run(job, signal),
      },
    });
    const before = await database.db.problem.count();
    const answer = await create().expect(400);
    expect(answer.body.details).toEqual([
      {
        path: 'smallInputs',
        message: 'Small inputs: the reference solution fails on "1\\n": ValueError: no number',
      },
    ]);
    expect(await database.db.problem.count()).toBe(before);
  });

  it('is refused when what a change leaves out does not go with it', async () => {
    const { create, admin } = await world();
    const { body } = await create({ smallInputs: `${SMALL_INPUTS}filtered: n is odd\n` });
    const address = `${API}/update-problem/${body.data.id as string}`;
    const rest = { ...problem, smallInputs: undefined, inputValidator: undefined };
    const { body: lacking } = await admin.put(address).send({ ...rest, inputValidator: null });
    expect(lacking).toMatchObject({
      code: 'VALIDATION_FAILED',
      message: 'Small inputs: filtered needs an input validator, which says what is valid',
    });
    await admin
      .put(address)
      .send({ ...rest, inputValidator: REFUSES })
      .expect(400);
    await database.db.problem.update({
      where: { id: body.data.id as string },
      data: { inputValidator: REFUSES },
    });
    const { body: refused } = await admin.put(address).send(rest).expect(400);
    expect(refused.errors).toEqual(['Input validator: it refuses test 2: no three']);
  });

  it('is refused when its validator takes one of its tests for no input', async () => {
    const { create } = await world();
    const answer = await create({ inputValidator: REFUSES }).expect(400);
    expect(answer.body.errors).toEqual(['Input validator: it refuses test 2: no three']);
  });

  it('tells what is wrong with an input of one’s own', async () => {
    const { create, admin, learner } = await world();
    const testCases = problem.testCases.slice(0, 1);
    const { body } = await create({ inputValidator: REFUSES, testCases }).expect(201);
    const problemId = body.data.id as string;
    for (const browser of [admin, learner]) {
      const own = { language_id: 71, problemId, source_code: RIGHT, stdin: ['3\n', '5\n'] };
      const answer = await browser.post('/api/v1/execution-code/custom').send(own).expect(200);
      const { runs } = answer.body.data as { runs: { fault: string | null }[] };
      expect(runs.map(({ fault }) => fault)).toEqual(['no three', null]);
    }
  });
});

describe('try-small-inputs', () => {
  const address = `${API}/try-small-inputs`;

  it('shows some inputs, the smallest first, and what the validator says of each', async () => {
    const { admin } = await world();
    const body = { smallInputs: SMALL_INPUTS, inputValidator: REFUSES };
    const { data } = (await admin.post(address).send(body).expect(200)).body;
    expect(data.isChecked).toBe(true);
    const numbers = (data.inputs as { text: string }[]).map(({ text }) => Number(text));
    expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
    expect(numbers.length).toBeLessThanOrEqual(SMALL_INPUTS_SHOWN);
    expect(data.inputs.slice(0, 3)).toEqual([
      { text: '1\n', fault: null },
      { text: '2\n', fault: null },
      { text: '3\n', fault: 'no three' },
    ]);
    const unchecked = await admin.post(address).send({ smallInputs: SMALL_INPUTS }).expect(200);
    expect(unchecked.body.data).toMatchObject({ isChecked: false });
  });

  it('checks nothing where Python cannot run', async () => {
    const { admin } = await world({ engine: engineWithout('PYTHON', engine) });
    const body = { smallInputs: SMALL_INPUTS, inputValidator: REFUSES };
    expect((await admin.post(address).send(body).expect(200)).body.data.isChecked).toBe(false);
  });

  it('says in which line a rule is wrong', async () => {
    const { admin } = await world();
    const smallInputs = SMALL_INPUTS.replace('[1, 45]', '[45, 1]');
    const answer = await admin.post(address).send({ smallInputs }).expect(400);
    expect(answer.body.message).toBe(
      'Small inputs, line 3: values.n.int: nothing lies from 45 to 1',
    );
  });

  it('ends at once for a grammar of lists in lists in lists', async () => {
    const { admin } = await world();
    const list = (inner: string) => `{ list: ${inner}, length: [1000000, 1000000] }`;
    const deep = list(list(list('{ int: [0, 1] }')));
    const smallInputs = `values:\n  deep: ${deep}\nlines: [deep]\n`;
    const answer = await admin.post(address).send({ smallInputs }).expect(400);
    expect(answer.body.message).toMatch(/^Small inputs: nothing short comes of it/);
  });

  it('is for whoever may write problems', async () => {
    const { learner } = await world();
    await learner.post(address).send({ smallInputs: SMALL_INPUTS }).expect(403);
  });
});
