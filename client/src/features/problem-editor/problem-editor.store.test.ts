import { afterEach, expect, test, vi } from 'vitest';
import { fakeEventStream } from '../../test/event-stream.ts';
import { buildProblem } from '../../test/problems.ts';
import { emptyForm } from './form/form-values.ts';
import type { ProblemBody } from './form/problem-form.ts';
import { useProblemEditorStore } from './problem-editor.store.ts';

afterEach(() => vi.unstubAllGlobals());

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
