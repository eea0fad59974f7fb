import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { useLearnStore } from '../../features/learn/learn.store.ts';
import { failure, fakeServer, success } from '../../test/fake-server.ts';
import { ada } from '../../test/people.ts';
import { PreferencesForm } from './preferences-form.tsx';

const PATHS = 'GET /problems/learning-paths';

beforeEach(() => useLearnStore.setState(useLearnStore.getInitialState(), true));

test('paths that cannot be loaded are said so, and loaded again', async () => {
  fakeServer({ [PATHS]: failure(503, 'DATABASE_UNAVAILABLE', 'The database is away') });
  render(<PreferencesForm user={ada} />);
  expect(await screen.findByRole('alert')).toHaveTextContent('The database is away');

  const path = {
    ...{ slug: 'graphs', title: 'Graphs', label: 'Hard', description: '', after: [] },
    ...{ problemIds: [], checkIds: [], introduction: '' },
  };
  fakeServer({ [PATHS]: success({ message: 'ok', data: [path] }) });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('combobox', { name: 'Begin with' })).toHaveTextContent(
    'Graphs (Hard)',
  );
});
