import toast from 'react-hot-toast';
import { beforeEach, expect, test, vi } from 'vitest';
import { deferred } from '../../../test/deferred.ts';
import { failure, fakeServer, success, type Answer } from '../../../test/fake-server.ts';
import { testId } from '../../../test/problems.ts';
import { CUSTOM_INPUT_MAX, OWN_INPUTS_MAX } from '@stepwise/contracts/execution-limits';
import { useCustomStore } from './custom.store.ts';
import { readInputs, writeInputs } from './kept-inputs.ts';
import { ownOf } from './trials.ts';

const ROUTE = 'POST /execution-code/custom';
const problemId = testId(500);
const store = () => useCustomStore.getState();
const start = useCustomStore.getInitialState();

function ran(...stdins: string[]): Answer {
  const runs = stdins.map((stdin) => ({
    ...{ stdin, stdout: '8\n', stderr: '', fault: null, expected: '8\n', status: 'Accepted' },
    ...{ time: '0.021 s', memory: '9216 KB' },
  }));
  return success({ message: 'ok', data: { compileOutput: null, runs } });
}

/** Without samples the person's own input is the only one. */
function openWithout(): void {
  store().open('ann', problemId, []);
  store().setInput('5\n');
}

beforeEach(() => {
  useCustomStore.setState(start, true);
  openWithout();
});

test('starts with the input of the first test, and comes back to what was typed', () => {
  store().open('bob', problemId, ['5\n']);
  expect(ownOf(store().trials).map(({ stdin }) => stdin)).toEqual(['5\n']);
  store().setInput('6\n');
  store().addInput('7\n');
  store().leave();
  store().open('bob', problemId, ['5\n']);
  expect(ownOf(store().trials).map(({ stdin }) => stdin)).toEqual(['6\n', '7\n']);
});

test('what another tab has added is here, and stays with the next change', async () => {
  fakeServer({ [ROUTE]: ran('5\n') });
  await store().tryOut('PYTHON', 'print(8)');
  writeInputs('ann', problemId, ['5\n', '6\n']);
  const key = `stepwise.inputs.v1:ann:${problemId}`;
  window.dispatchEvent(new StorageEvent('storage', { key }));
  expect(store().trials).toMatchObject([{ run: { stdin: '5\n' } }, { name: 'Input 2', run: null }]);
  store().addInput('7\n');
  expect(readInputs('ann', problemId)).toEqual(['5\n', '6\n', '7\n']);

  // Another tab has taken away the one that is looked at here.
  writeInputs('ann', problemId, ['6\n']);
  window.dispatchEvent(new StorageEvent('storage', { key }));
  expect(store().trials).toMatchObject([{ id: store().selectedId, stdin: '6\n' }]);
});

test('a few samples stand before the own inputs and stay as they are', () => {
  store().open('bob', problemId, ['1\n', '2\n', '3\n', '4\n']);
  const names = () => store().trials.map(({ name }) => name);
  expect(names()).toEqual(['Sample 1', 'Sample 2', 'Sample 3', 'Input 1']);
  store().select(store().trials[1]?.id ?? 0);
  store().setInput('nonsense');
  store().removeInput();
  expect(store().trials[1]).toMatchObject({ name: 'Sample 2', stdin: '2\n' });
  expect(names()).toHaveLength(4);
});

test('a text from elsewhere becomes an own input once, and brings the inputs forward', () => {
  store().fillIn('9\n');
  store().fillIn('9\n');
  expect(store().trials.map(({ stdin }) => stdin)).toEqual(['5\n', '9\n']);
  expect(store()).toMatchObject({ fillings: 2, selectedId: store().trials[1]?.id });
});

test('there is always one input and never more than the contract allows', () => {
  for (let count = 0; count < 7; count += 1) store().addInput(String(count));
  expect(store().trials).toHaveLength(OWN_INPUTS_MAX);
  for (let count = 0; count < 7; count += 1) store().removeInput();
  expect(store().trials).toHaveLength(1);
  expect(store().selectedId).toBe(store().trials[0]?.id);
});

test('sends the program with all inputs and keeps what came of each', async () => {
  store().addInput('6\n');
  const calls = fakeServer({ [ROUTE]: ran('5\n', '6\n') });
  await store().tryOut('PYTHON', 'print(8)');
  expect(calls[0]?.body).toEqual({
    ...{ source_code: { PYTHON: 'print(8)' }, language_id: 71, problemId },
    stdin: ['5\n', '6\n'],
  });
  expect(store().isTrying).toBe(false);
  expect(store().trials.map(({ run }) => run?.stdin)).toEqual(['5\n', '6\n']);
});

test('a run stays with its input when others go meanwhile', async () => {
  store().addInput('6\n');
  const late = deferred<Answer>();
  fakeServer({ [ROUTE]: () => late.promise });
  const done = store().tryOut('PYTHON', 'print(8)');
  store().select(store().trials[0]?.id ?? 0);
  store().removeInput();
  late.resolve(ran('5\n', '6\n'));
  await done;
  expect(store().trials.map(({ run }) => run?.stdin)).toEqual(['6\n']);
});

test('stays with an input that is not valid, whatever came of the others', async () => {
  store().addInput('99\n');
  const [, invalid] = store().trials;
  const answer = ran('5\n', '99\n') as { body: { data: { runs: object[] } } };
  Object.assign(answer.body.data.runs[0] ?? {}, { status: 'Wrong Answer' });
  Object.assign(answer.body.data.runs[1] ?? {}, { status: 'Finished', fault: 'n out of range' });
  fakeServer({ [ROUTE]: answer as unknown as Answer });
  await store().tryOut('PYTHON', 'print(8)');
  expect(store().selectedId).toBe(invalid?.id);
});

test('shows an input that went wrong, unless the one looked at did', async () => {
  store().addInput('6\n');
  const [right, wrong] = store().trials;
  const answer = ran('5\n', '6\n') as { body: { data: { runs: { status: string }[] } } };
  Object.assign(answer.body.data.runs[1] ?? {}, { status: 'Wrong Answer' });
  fakeServer({ [ROUTE]: answer as unknown as Answer });
  store().select(right?.id ?? 0);
  await store().tryOut('PYTHON', 'print(8)');
  expect(store().selectedId).toBe(wrong?.id);
});

test.each([
  ['has chosen another one', () => store().select(store().trials[2]?.id ?? 0)],
  ['types in this one', () => store().setInput('55\n')],
])('who %s meanwhile stays there', async (_name, act) => {
  store().addInput('6\n');
  store().addInput('7\n');
  const answer = ran('5\n', '6\n', '7\n') as { body: { data: { runs: { status: string }[] } } };
  Object.assign(answer.body.data.runs[1] ?? {}, { status: 'Wrong Answer' });
  const late = deferred<Answer>();
  fakeServer({ [ROUTE]: () => late.promise });
  store().select(store().trials[0]?.id ?? 0);
  const done = store().tryOut('PYTHON', 'print(8)');
  act();
  const { selectedId } = store();
  late.resolve(answer as unknown as Answer);
  await done;
  expect(store().selectedId).toBe(selectedId);
});

test('a run that was stopped leaves the inputs without a result', async () => {
  const late = deferred<Answer>();
  fakeServer({ [ROUTE]: () => late.promise });
  const done = store().tryOut('PYTHON', 'while True: pass');
  store().stop();
  expect(store().isTrying).toBe(false);
  late.resolve(ran('5\n'));
  await done;
  expect(store().trials).toMatchObject([{ stdin: '5\n', run: null }]);
});

test('a refused run says why and leaves the inputs', async () => {
  const complained = vi.spyOn(toast, 'error');
  fakeServer({ [ROUTE]: failure(429, 'RATE_LIMITED', 'Too many runs') });
  await store().tryOut('PYTHON', 'print(8)');
  expect(complained).toHaveBeenCalledExactlyOnceWith('Error executing code: Too many runs.');
  expect(store()).toMatchObject({ isTrying: false, trials: [{ stdin: '5\n', run: null }] });
});

test('nothing arrives once the page was left', async () => {
  const late = deferred<Answer>();
  fakeServer({ [ROUTE]: () => late.promise });
  const done = store().tryOut('PYTHON', 'print(8)');
  store().leave();
  late.resolve(ran('5\n'));
  await done;
  expect(store()).toMatchObject({ isTrying: false, trials: [] });
});

test('a sample too long for a custom run is left out, and the others run', async () => {
  const long = 'x'.repeat(CUSTOM_INPUT_MAX + 1);
  store().open('bob', problemId, [long, '2\n']);
  expect(ownOf(store().trials)).toMatchObject([{ stdin: '2\n' }]);
  const calls = fakeServer({ [ROUTE]: ran('2\n', '2\n') });
  await store().tryOut('PYTHON', 'print(8)');
  expect(calls[0]?.body).toMatchObject({ stdin: ['2\n', '2\n'] });
  const runs = store().trials.map(({ run }) => run?.stdin ?? null);
  expect(runs).toEqual([null, '2\n', '2\n']);
});

test('with nothing short enough nothing is sent', async () => {
  store().setInput('x'.repeat(CUSTOM_INPUT_MAX + 1));
  const calls = fakeServer({ [ROUTE]: ran() });
  await store().tryOut('PYTHON', 'print(8)');
  expect(calls).toEqual([]);
  expect(store().isTrying).toBe(false);
});
