import toast from 'react-hot-toast';
import { beforeEach, expect, test, vi } from 'vitest';
import { deferred } from '../../../test/deferred.ts';
import { failure, fakeServer, success, type Answer } from '../../../test/fake-server.ts';
import { testId } from '../../../test/problems.ts';
import { CUSTOM_INPUTS_MAX } from '@stepwise/contracts/execution-limits';
import { useCustomStore } from './custom.store.ts';

const ROUTE = 'POST /execution-code/custom';
const problemId = testId(500);
const store = () => useCustomStore.getState();
const start = useCustomStore.getInitialState();

function ran(...stdins: string[]): Answer {
  const runs = stdins.map((stdin) => ({
    ...{ stdin, stdout: '8\n', stderr: '', expected: '8\n', status: 'Accepted' },
    ...{ time: '0.021 s', memory: '9216 KB' },
  }));
  return success({ message: 'ok', data: { compileOutput: null, runs } });
}

beforeEach(() => {
  useCustomStore.setState(start, true);
  store().open('ann', problemId, '5\n');
});

test('starts with the input of the first test, and comes back to what was typed', () => {
  expect(store().trials.map(({ stdin }) => stdin)).toEqual(['5\n']);
  store().setInput('6\n');
  store().addInput();
  store().setInput('7\n');
  store().leave();
  store().open('ann', problemId, '5\n');
  expect(store().trials.map(({ stdin }) => stdin)).toEqual(['6\n', '7\n']);
});

test('there is always one input and never more than the contract allows', () => {
  for (let count = 0; count < 7; count += 1) store().addInput();
  expect(store().trials).toHaveLength(CUSTOM_INPUTS_MAX);
  for (let count = 0; count < 7; count += 1) store().removeInput();
  expect(store().trials).toHaveLength(1);
  expect(store().selectedId).toBe(store().trials[0]?.id);
});

test('sends the program with all inputs and keeps what came of each', async () => {
  store().addInput();
  store().setInput('6\n');
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
  store().addInput();
  store().setInput('6\n');
  const late = deferred<Answer>();
  fakeServer({ [ROUTE]: () => late.promise });
  const done = store().tryOut('PYTHON', 'print(8)');
  store().select(store().trials[0]?.id ?? 0);
  store().removeInput();
  late.resolve(ran('5\n', '6\n'));
  await done;
  expect(store().trials.map(({ run }) => run?.stdin)).toEqual(['6\n']);
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
