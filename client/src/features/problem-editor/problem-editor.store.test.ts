import { afterEach, expect, test, vi } from 'vitest';
import { fakeEventStream } from '../../test/event-stream.ts';
import { fakeServer, success } from '../../test/fake-server.ts';
import { buildProblem } from '../../test/problems.ts';
import { emptyForm } from './form/form-values.ts';
import type { ProblemBody } from './form/problem-form.ts';
import { useProblemEditorStore } from './problem-editor.store.ts';

afterEach(() => vi.unstubAllGlobals());

test('a new problem that is refused is refused in the words of the server', async () => {
  const message = 'You have as many drafts as a person can have';
  fakeEventStream([['failed', { message, code: 'CONFLICT', errors: [message] }]]);
  const body = emptyForm() as unknown as ProblemBody;
  expect(await useProblemEditorStore.getState().saveProblem(body, null)).toBe(false);
  const { refusal, replaces } = useProblemEditorStore.getState();
  expect(refusal).toMatchObject({ message, errors: [message] });
  expect(replaces).toBe(false);
});

test('what somebody else has saved meanwhile is replaced only once that is said', async () => {
  const original = buildProblem();
  // What is in it is for the server to check.
  const body = emptyForm() as unknown as ProblemBody;
  const save = () => useProblemEditorStore.getState().saveProblem(body, original);
  const message = 'This problem was saved elsewhere since you opened it';
  const refused = fakeEventStream([['failed', { message, code: 'CONFLICT', errors: [message] }]]);
  expect(await save()).toBe(false);
  expect(useProblemEditorStore.getState().refusal).toMatchObject({
    message,
    errors: [expect.stringContaining('Save again to replace that.')],
  });
  expect(refused).toMatchObject([{ body: { basedOn: original.updatedAt } }]);

  const data = { ...original, hiddenTestCases: [] };
  const sent = fakeEventStream([['done', { message: 'Problem updated successfully', data }]]);
  expect(await save()).toBe(true);
  expect(sent[0]?.body).not.toHaveProperty('basedOn');
});

test('an answer about a problem that was left comes too late', async () => {
  const [left, opened] = [buildProblem({ title: 'Left' }), buildProblem({ title: 'Opened' })];
  let answerLate: () => void = () => undefined;
  const isLate = new Promise<void>((resolve) => {
    answerLate = resolve;
  });
  const found = (data: unknown) => success({ message: 'ok', data });
  fakeServer({
    'GET /problems/get-problem/left': () => isLate.then(() => found(left)),
    'GET /problems/get-problem/opened': () => found(opened),
  });
  const { loadOriginal, leave } = useProblemEditorStore.getState();
  const first = loadOriginal('left');
  leave();
  await loadOriginal('opened');
  answerLate();
  await first;
  expect(useProblemEditorStore.getState().original?.title).toBe('Opened');
});
