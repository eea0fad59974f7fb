import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useProblemImportStore } from './problem-import.store.ts';
import { ImportPanel } from './import-panel.tsx';

const right = { name: 'accepted/right.py', outcome: 'Accepted', agrees: true };
const aside = { name: 'accepted/fast.cc', outcome: '.cc cannot be run here', agrees: null };

beforeEach(() => {
  useProblemImportStore.setState(useProblemImportStore.getInitialState(), true);
});

afterEach(() => vi.unstubAllGlobals());

/** Answers the upload with these events; what was sent is kept. */
function answering(events: readonly (readonly [name: string, data: unknown])[]) {
  const sent: { url: string; init: RequestInit }[] = [];
  const text = events.map(([name, data]) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`);
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    sent.push({ url, init });
    const headers = { 'Content-Type': 'text/event-stream' };
    return Promise.resolve(new Response(text.join(''), { headers }));
  });
  return sent;
}

function open() {
  render(
    <MemoryRouter>
      <ImportPanel />
    </MemoryRouter>,
  );
}

async function upload(file = new File(['PK'], 'two sums.zip', { type: 'application/zip' })) {
  open();
  await userEvent.upload(screen.getByLabelText('Problem package'), file);
  await userEvent.click(screen.getByRole('button', { name: /^Import Package/ }));
}

test('sends the file, shows each program, and leads to the problem', async () => {
  const data = {
    ...{ id: 'p1', slug: 'sums', title: 'Two Sums', tests: 12, timeLimitMs: 1000 },
    programs: [right, aside],
    warnings: ['sums: difficulty and level are guesses'],
  };
  const sent = answering([
    ['judged', right],
    ['judged', aside],
    ['done', { message: 'Problem imported successfully', data }],
  ]);
  await upload();
  const link = await screen.findByRole('link', { name: 'Two Sums' });
  expect(link).toHaveAttribute('href', '/problem/p1');
  expect(screen.getByRole('link', { name: 'Edit it' })).toHaveAttribute(
    'href',
    '/add-problem?edit=p1',
  );
  expect(screen.getByText('sums: difficulty and level are guesses')).toBeVisible();
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'accepted/right.py Accepted',
    'accepted/fast.cc .cc cannot be run here – left aside',
    'sums: difficulty and level are guesses',
  ]);
  expect(sent[0]?.url).toBe('/api/v1/problems/import?name=two+sums.zip&languages=limited');
  expect(sent[0]?.init.headers).toMatchObject({ 'Content-Type': 'application/zip' });
  expect(sent[0]?.init.body).toBeInstanceOf(File);
});

test('asks for every language where the box is ticked', async () => {
  const sent = answering([]);
  open();
  const zip = new File(['PK'], 'a.zip', { type: 'application/zip' });
  await userEvent.upload(screen.getByLabelText('Problem package'), zip);
  await userEvent.click(screen.getByRole('switch', { name: /^Every language may solve it/ }));
  await userEvent.click(screen.getByRole('button', { name: /^Import Package/ }));
  expect(sent[0]?.url).toBe('/api/v1/problems/import?name=a.zip&languages=all');
});

test('says line by line why nothing was stored', async () => {
  const message = 'The package cannot be imported';
  const errors = ['x/problem.yaml: validation: interactive problems are not supported'];
  answering([['failed', { message, code: 'VALIDATION_FAILED', errors }]]);
  await upload();
  const alert = await screen.findByText(message);
  expect(alert.closest('[role=alert]')).toHaveTextContent(errors[0] ?? '');
  expect(screen.getByRole('button', { name: /^Import Package/ })).toBeEnabled();
});

test('says that the answer never came when the connection breaks', async () => {
  answering([['judged', right]]);
  await upload();
  expect(await screen.findByText(/The connection broke/)).toBeVisible();
});

test('asks for a file before anything is sent', async () => {
  const sent = answering([]);
  open();
  await userEvent.click(screen.getByRole('button', { name: /^Import Package/ }));
  expect(screen.getByLabelText('Problem package')).toHaveAccessibleDescription('Choose a zip file');
  expect(sent).toEqual([]);
});
