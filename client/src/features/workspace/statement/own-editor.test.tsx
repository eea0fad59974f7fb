import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import * as saving from '../../../lib/browser/save-file.ts';
import { failure, fakeServer, success } from '../../../test/fake-server.ts';
import { buildProblem } from '../../../test/problems.ts';
import { OwnEditor } from './own-editor.tsx';

const problem = buildProblem();

async function open(language: 'PYTHON' | null = 'PYTHON') {
  render(
    <MemoryRouter>
      <OwnEditor problem={problem} language={language} />
    </MemoryRouter>,
  );
  await userEvent.click(screen.getByText('In your own editor'));
}

test('the commands are those for this site, this problem and this language', async () => {
  await open();
  const { origin } = window.location;
  expect(
    screen.getByText(`node stepwise.mjs get ${problem.slug} --lang python`, { exact: true }),
  ).toBeVisible();
  expect(screen.getByText(/^curl/)).toHaveTextContent(
    `curl -fsSO ${origin}/stepwise.mjs node stepwise.mjs login ${origin}`,
  );
  expect(screen.getByRole('link', { name: 'from your profile' })).toHaveAttribute(
    'href',
    '/profile',
  );
});

test('the samples come as a file that is their JSON alone', async () => {
  const saveFile = vi.spyOn(saving, 'saveFile').mockReturnValue();
  const data = {
    ...{ name: problem.title, group: 'Stepwise', url: 'http://localhost/problem/x' },
    ...{ interactive: false, memoryLimit: 256, timeLimit: 1000, testType: 'single' },
    tests: [{ input: '1', output: '1', checker: 'lines' }],
    ...{ input: { type: 'stdin' }, output: { type: 'stdout' } },
    languages: { java: { mainClass: 'Main', taskClass: 'X' } },
    batch: { id: problem.id, size: 1 },
  };
  fakeServer({ [`GET /problems/get-samples/${problem.id}`]: success({ message: 'ok', data }) });
  await open(null);
  await userEvent.click(screen.getByRole('button', { name: 'Download the samples' }));
  const [name, content] = saveFile.mock.calls[0] ?? [];
  expect(name).toBe(`${problem.slug}.json`);
  expect(JSON.parse((await content?.text()) ?? '')).toEqual(data);
});

test('a refusal is said', async () => {
  fakeServer({
    [`GET /problems/get-samples/${problem.id}`]: failure(404, 'NOT_FOUND', 'Problem not found'),
  });
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Download the samples' }));
  expect(await screen.findByText('Problem not found')).toBeVisible();
});
