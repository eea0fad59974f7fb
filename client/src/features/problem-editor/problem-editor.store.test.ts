import { afterEach, expect, test, vi } from 'vitest';
import { fakeEventStream } from '../../test/event-stream.ts';
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
