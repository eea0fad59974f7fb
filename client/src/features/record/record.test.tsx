import type { RecordProgram } from '@stepwise/contracts/record';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { fakeServer, failure, success } from '../../test/fake-server.ts';
import { buildSubmission } from '../../test/submissions.ts';
import { OwnRecord } from './components/own-record.tsx';

const READ = 'POST /record/read-zip';
const SEND = 'POST /execution-code';

const PROGRAMS: readonly RecordProgram[] = [
  {
    problemId: '00000000-0000-7000-8000-000000000001',
    title: 'Two Sum',
    language: 'PYTHON',
    sourceCode: 'a',
  },
  {
    problemId: '00000000-0000-7000-8000-000000000002',
    title: 'Jump Game',
    language: 'JAVA',
    sourceCode: 'b',
  },
];

const read = (programs: readonly RecordProgram[], skipped: object[] = []) =>
  success({ message: 'Record read successfully', data: { programs, known: 3, skipped } });
const judged = (status: string) =>
  success({
    message: 'Code executed successfully',
    data: buildSubmission({ status: status as 'Accepted' }),
  });

async function choose(file = new File(['PK'], 'record.zip', { type: 'application/zip' })) {
  render(<OwnRecord />);
  await userEvent.upload(screen.getByLabelText('Zip file of a record'), file);
  await userEvent.click(screen.getByRole('button', { name: /^Bring back/ }));
}

test('the command clones what is chosen', async () => {
  render(<OwnRecord />);
  const { origin } = window.location;
  expect(screen.getByText(`git clone ${origin}/record.git`)).toBeVisible();
  await userEvent.selectOptions(screen.getByLabelText('Commits'), 'The first in each language');
  expect(screen.getByText(`git clone ${origin}/record-first.git`)).toBeVisible();
});

test('a record that cannot be had is refused in words', async () => {
  const words = 'You can have your record when your rehearsal has ended';
  const answer = { message: words, code: 'CONFLICT', errors: [words], requestId: 'x' };
  const fetching = vi
    .spyOn(globalThis, 'fetch')
    .mockResolvedValue(Response.json(answer, { status: 409 }));
  render(<OwnRecord />);
  await userEvent.click(screen.getByRole('button', { name: 'Download as a zip file' }));
  expect(await screen.findByText(words)).toBeVisible();
  expect(fetching).toHaveBeenCalledWith(
    expect.stringMatching(/\/record\/zip\?commits=all$/),
    expect.anything(),
  );
  fetching.mockRestore();
});

test('programs that are brought back are sent in one by one, and it is told what became of them', async () => {
  const verdicts = ['Accepted', 'Wrong Answer'];
  const calls = fakeServer({
    [READ]: read(PROGRAMS, [
      { path: 'r/three/solution.py', reason: 'There is no problem three here' },
    ]),
    [SEND]: () => judged(verdicts.shift() ?? ''),
  });
  await choose();
  await waitFor(() =>
    expect(screen.getByRole('status')).toHaveTextContent(
      '2 of 2 judged, 1 accepted. 3 were accepted before.',
    ),
  );
  const list = within(screen.getByRole('list', { name: 'Not accepted' }));
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Jump Game (Java): Wrong Answer',
    'r/three/solution.py: There is no problem three here',
  ]);
  const sent = calls.filter(({ route }) => route === SEND);
  expect(sent.map(({ body }) => body)).toMatchObject([
    { language_id: 71, source_code: { PYTHON: 'a' } },
    { language_id: 62, source_code: { JAVA: 'b' } },
  ]);
  const keys = sent.map(({ headers }) => headers?.['Idempotency-Key']);
  expect(new Set(keys).size).toBe(2);
});

test('a program that waits is asked for again by the same key, and one that is refused is left aside', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const busy = {
    ...{ status: 429, headers: { 'retry-after': '3' } },
    body: { message: 'Too many', code: 'RATE_LIMITED', errors: ['Too many'], requestId: 'x' },
  };
  const answers = [
    judged('In Queue'),
    busy,
    judged('Accepted'),
    failure(409, 'CONFLICT', 'No tests yet'),
  ];
  const calls = fakeServer({
    [READ]: read(PROGRAMS),
    [SEND]: () => answers.shift() ?? 'unreachable',
  });
  await choose();
  await vi.advanceTimersByTimeAsync(15_000);
  vi.useRealTimers();
  expect(screen.getByText('Jump Game (Java): No tests yet')).toBeVisible();
  const keys = calls
    .filter(({ route }) => route === SEND)
    .map(({ headers }) => headers?.['Idempotency-Key']);
  expect(new Set(keys.slice(0, 3)).size).toBe(1);
  expect(keys).toHaveLength(4);
  expect(screen.getByRole('status')).toHaveTextContent('2 of 2 judged, 1 accepted.');
});

test('what is wrong with the file is said at the field, and what the server says above the button', async () => {
  fakeServer({
    [READ]: failure(400, 'VALIDATION_FAILED', 'record.zip is not a readable zip file'),
  });
  render(<OwnRecord />);
  await userEvent.click(screen.getByRole('button', { name: /^Bring back/ }));
  expect(screen.getByLabelText('Zip file of a record')).toHaveAccessibleDescription(
    /Choose a zip file/,
  );
  const file = new File(['x'], 'x.zip', { type: 'application/zip' });
  await userEvent.upload(screen.getByLabelText('Zip file of a record'), file);
  await userEvent.click(screen.getByRole('button', { name: /^Bring back/ }));
  expect(await screen.findByText(/not a readable zip file/)).toBeVisible();
});

test('it can be stopped, and nothing further is sent', async () => {
  const calls = fakeServer({ [READ]: read(PROGRAMS), [SEND]: 'silent' });
  await choose();
  await waitFor(() => expect(calls.some(({ route }) => route === SEND)).toBe(true));
  await userEvent.click(screen.getByRole('button', { name: 'Stop' }));
  await waitFor(() => expect(screen.getByRole('button', { name: /^Bring back/ })).toBeEnabled());
  expect(calls.filter(({ route }) => route === SEND)).toHaveLength(1);
  expect(screen.getByRole('status')).toHaveTextContent('0 of 2 judged');
});
