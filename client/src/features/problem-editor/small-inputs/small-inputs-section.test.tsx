import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { fakeServer, success } from '../../../test/fake-server.ts';
import { InProblemForm } from '../../../test/in-problem-form.tsx';
import { buildProblem } from '../../../test/problems.ts';
import { SmallInputsSection } from '../form/sections/small-inputs-section.tsx';
import { SMALL_INPUTS_EXAMPLE } from './small-inputs-help.tsx';
import { useSmallInputsStore } from './small-inputs.store.ts';

const ROUTE = 'POST /problems/try-small-inputs';
const VALIDATOR = 'import sys\nsys.exit(42)\n';

beforeEach(() => useSmallInputsStore.setState(useSmallInputsStore.getInitialState(), true));

function show(original: Parameters<typeof buildProblem>[0] = {}) {
  render(
    <InProblemForm original={buildProblem(original)}>
      <SmallInputsSection />
    </InProblemForm>,
  );
}

const field = (name: RegExp) => screen.getByRole('textbox', { name });
/** While it is busy it has other words, of which jsdom sees both. */
const press = (name: RegExp) => userEvent.click(screen.getByRole('button', { name }));

test('a grammar begins with the example, and is tried with the validator as both stand', async () => {
  const inputs = [
    { text: '1 1\n0\n', fault: null },
    { text: '1 2\n0\n', fault: 'k out of range' },
  ];
  const calls = fakeServer({
    [ROUTE]: success({ message: 'ok', data: { inputs, isChecked: true } }),
  });
  show();
  await userEvent.click(screen.getByText(/^How it is written/));
  await press(/^Begin with the Example/);
  expect(field(/^How small inputs/)).toHaveValue(SMALL_INPUTS_EXAMPLE);
  expect(screen.getByRole('button', { name: 'Begin with the Example' })).toBeDisabled();
  fireEvent.change(field(/^Input validator/), { target: { value: VALIDATOR } });
  await press(/^Try It/);
  const list = await screen.findByRole('list', { name: 'Some small inputs' });
  const [valid, refused] = within(list).getAllByRole('listitem');
  expect(valid).toHaveTextContent('1 1 0 Valid');
  expect(refused).toHaveTextContent('1 2 0 Refused: k out of range');
  expect(screen.getByRole('status')).toHaveTextContent(
    '2 inputs were made; the validator refuses 1.',
  );
  const body = { smallInputs: SMALL_INPUTS_EXAMPLE, inputValidator: VALIDATOR };
  expect(calls).toMatchObject([{ route: ROUTE, body }]);
});

test('what is stored stands in the fields, and what is wrong with it is told by its line', async () => {
  const errors = ['Small inputs, line 2: values.n: must be a word', 'Small inputs, line 3: lines'];
  const body = { message: errors[0], code: 'VALIDATION_FAILED', errors, requestId: 'r' };
  fakeServer({ [ROUTE]: { status: 400, body } });
  show({ smallInputs: 'values: {}\n', inputValidator: VALIDATOR });
  expect(field(/^How small inputs/)).toHaveValue('values: {}\n');
  expect(field(/^Input validator/)).toHaveValue(VALIDATOR);
  await press(/^Try It/);
  const status = await screen.findByText(errors[0] ?? '');
  expect(status).toBeVisible();
  expect(screen.getByText(errors[1] ?? '')).toBeVisible();
  fireEvent.change(field(/^How small inputs/), { target: { value: 'values: { n: 1 }\n' } });
  expect(screen.getByText(/^Small inputs, line 2.* they have changed since\.$/)).toBeVisible();
  expect(screen.getByText(errors[1] ?? '')).toBeVisible();
  expect(screen.queryByRole('list', { name: 'Some small inputs' })).toBeNull();
});

test('what was refused for the moment says when to try again, and there is nothing to try in nothing', async () => {
  const body = { message: 'The server is busy.', code: 'RATE_LIMITED', errors: [], requestId: 'r' };
  fakeServer({ [ROUTE]: { status: 429, body, headers: { 'retry-after': '60' } } });
  show({ smallInputs: 'lines: [n]\n' });
  await press(/^Try It/);
  expect(await screen.findByText('The server is busy. Try again in 60 s.')).toBeVisible();
  fireEvent.change(field(/^How small inputs/), { target: { value: ' ' } });
  expect(screen.getByRole('button', { name: /^Try It/ })).toBeDisabled();
});

test('a try that takes long can be stopped', async () => {
  fakeServer({ [ROUTE]: 'silent' });
  show({ smallInputs: 'lines: [n]\n' });
  await press(/^Try It/);
  await press(/^Stop$/);
  expect(screen.queryByRole('button', { name: 'Stop' })).toBeNull();
  expect(screen.getByRole('button', { name: /^Try It/ })).toBeEnabled();
});

test('without a validator it is said that all inputs count as valid', async () => {
  const data = { inputs: [{ text: '1\n', fault: null }], isChecked: false };
  fakeServer({ [ROUTE]: success({ message: 'ok', data }) });
  show({ smallInputs: 'lines: [n]\n' });
  await press(/^Try It/);
  expect(await screen.findByText(/all count as valid/)).toBeVisible();
  expect(screen.queryByText('Valid')).toBeNull();
});
