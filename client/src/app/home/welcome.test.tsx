import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import { useAuthStore } from '../../features/auth/auth.store.ts';
import { useLearnStore } from '../../features/learn/learn.store.ts';
import { useProblemStore } from '../../features/problems/problem.store.ts';
import { useReviewListStore } from '../../features/review/review-list.store.ts';
import { useLastSubmissionStore } from '../../features/submissions/last-submission.store.ts';
import { type Answer, type Call, failure, fakeServer, success } from '../../test/fake-server.ts';
import { ada } from '../../test/people.ts';
import { buildProblemListItem } from '../../test/problems.ts';
import { buildReviewList } from '../../test/reviews.ts';
import { buildSubmission } from '../../test/submissions.ts';
import { SignedInHome } from './signed-in-home.tsx';

const sum = buildProblemListItem({ title: 'Sum of a List' });
const palindrome = buildProblemListItem({ title: 'Valid Palindrome' });
const pathOf = (slug: string, title: string, id: string) => ({
  ...{ slug, title, description: '', label: 'Beginner', after: [], checkIds: [] },
  ...{ problemIds: [id], introduction: '' },
});

const PUT = 'PUT /auth/preferences';
const SETTINGS = 'PUT /review/settings';

beforeEach(() => {
  useAuthStore.setState({ authUser: ada });
  useProblemStore.setState(useProblemStore.getInitialState(), true);
  useLearnStore.setState(useLearnStore.getInitialState(), true);
  useLastSubmissionStore.setState(useLastSubmissionStore.getInitialState(), true);
  useReviewListStore.setState(useReviewListStore.getInitialState(), true);
});

function Home() {
  const user = useAuthStore(({ authUser }) => authUser);
  return user ? <SignedInHome user={user} /> : null;
}

function show(answers: Record<string, Answer> = {}, sent: object[] = []): Call[] {
  const ok = (data: unknown, more = {}) => success({ message: 'ok', data, ...more });
  const calls = fakeServer({
    'GET /problems/get-all-problems': ok([palindrome, sum]),
    'GET /problems/learning-paths': ok([
      pathOf('basics', 'Basics', sum.id),
      pathOf('strings', 'Strings', palindrome.id),
    ]),
    'GET /submission/get-all-submissions': ok(sent, { nextCursor: null }),
    'GET /review': ok(buildReviewList()),
    ...answers,
  });
  render(
    <MemoryRouter>
      <Home />
    </MemoryRouter>,
  );
  return calls;
}

const said = (language: string | null, startPath: string | null) =>
  success({ message: 'ok', data: { ...ada, preferences: { language, startPath } } });
const question = () => screen.findByRole('form', { name: 'Where do you want to begin?' });
const gone = () => expect.poll(() => screen.queryByRole('form')).toBeNull();
const writes = (calls: readonly Call[]) => calls.filter(({ route }) => !route.startsWith('GET '));

test('does not ask for the interview where that cannot be kept', async () => {
  show({ 'GET /review': failure(500, 'INTERNAL', 'Something broke') });
  const form = within(await question());
  await expect.poll(() => form.queryByLabelText('Interview on')).toBeNull();
  expect(form.getByRole('button', { name: 'Save' })).toBeEnabled();
});

test('asks once for language, path and interview, and the road begins there', async () => {
  const settings = { ...buildReviewList().settings, interviewOn: '2026-04-01' };
  const calls = show({
    [PUT]: said('PYTHON', 'strings'),
    [SETTINGS]: success({ message: 'ok', data: buildReviewList({ settings }) }),
  });
  const form = within(await question());
  expect(screen.getByRole('link', { name: 'Start: Sum of a List' })).toBeVisible();
  await userEvent.selectOptions(form.getByLabelText('Language'), 'Python');
  await userEvent.selectOptions(form.getByLabelText('Begin with'), 'Strings (Beginner)');
  await userEvent.type(form.getByLabelText('Interview on'), '2026-04-01');
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  await gone();
  expect(writes(calls)).toEqual([
    { route: SETTINGS, body: settings },
    { route: PUT, body: { language: 'PYTHON', startPath: 'strings' } },
  ]);
  expect(screen.getByRole('link', { name: 'Start: Valid Palindrome' })).toBeVisible();
  expect(document.body).not.toHaveFocus();
});

test('can be sent away, for good', async () => {
  const calls = show({ [PUT]: said(null, null) });
  await userEvent.click(within(await question()).getByRole('button', { name: 'Not now' }));
  await gone();
  expect(writes(calls)).toEqual([{ route: PUT, body: {} }]);
});

test('a failure is said, and what was chosen stays', async () => {
  show({ [PUT]: failure(500, 'INTERNAL', 'Something broke') });
  const form = within(await question());
  await userEvent.selectOptions(form.getByLabelText('Language'), 'Java');
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByText('Something broke')).toBeVisible();
  expect(form.getByLabelText('Language')).toHaveValue('JAVA');
});

test('nobody is asked who has sent something', async () => {
  show({}, [buildSubmission({ problemId: sum.id })]);
  expect(await screen.findByRole('link', { name: 'Continue: Sum of a List' })).toBeVisible();
  expect(screen.queryByRole('form')).toBeNull();
});
