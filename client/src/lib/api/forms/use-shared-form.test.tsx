import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ApiError } from '../failures/api-error.ts';
import { useSharedForm, type Shared } from './use-shared-form.ts';

type Site = { name: string; imprint: string };

const OUTDATED = new ApiError({
  ...{ status: 409, code: 'CONFLICT', message: 'Saved meanwhile', errors: [], requestId: '' },
});

/** A form of a site that others save `before` each try of this person. */
function open(others: readonly Partial<Site>[], whileSaving = () => {}) {
  let stored: Shared<Site> = { values: { name: 'a', imprint: 'a' }, revision: 1 };
  const saves: (Site & { basedOn: number })[] = [];
  const left = [...others];
  const store = (some: Partial<Site>) =>
    (stored = { values: { ...stored.values, ...some }, revision: stored.revision + 1 });
  const form = renderHook(() =>
    useSharedForm<Site>('site', stored, {
      read: () => Promise.resolve(stored),
      save: async (values, basedOn) => {
        saves.push({ ...values, basedOn });
        await Promise.resolve();
        whileSaving();
        const theirs = left.shift();
        if (theirs) store(theirs);
        if (basedOn !== stored.revision) throw OUTDATED;
        return store(values);
      },
    }),
  );
  return { saves, form: () => form.result.current };
}

test('what others save twice while this person saves is taken over as they left it', async () => {
  const { saves, form } = open([{ imprint: 'b' }, { imprint: 'c' }]);
  act(() => form().change({ name: 'mine' }));
  await act(async () => expect(await form().save()).toBe(true));
  expect(saves).toEqual([
    { name: 'mine', imprint: 'a', basedOn: 1 },
    { name: 'mine', imprint: 'b', basedOn: 2 },
    { name: 'mine', imprint: 'c', basedOn: 3 },
  ]);
  expect(form().values).toMatchObject({ name: 'mine', imprint: 'c' });
  await act(async () => expect(await form().save()).toBe(true));
  expect(saves.at(-1)).toEqual({ name: 'mine', imprint: 'c', basedOn: 4 });
});

test('who is overtaken each time is told so, with nothing lost', async () => {
  const { saves, form } = open([{ imprint: 'b' }, { imprint: 'c' }, { imprint: 'd' }]);
  act(() => form().change({ name: 'mine' }));
  await act(async () => expect(form().save()).rejects.toBe(OUTDATED));
  expect(saves).toHaveLength(3);
  expect(form().values).toMatchObject({ name: 'mine', imprint: 'c' });
});

test('what is typed while it is saved stays', async () => {
  const { form } = open([], () => form().change({ imprint: 'typed' }));
  act(() => form().change({ name: 'mine' }));
  await act(async () => expect(await form().save()).toBe(true));
  expect(form().values).toMatchObject({ name: 'mine', imprint: 'typed' });
});

test('who takes over what another has stored has nothing left to choose', async () => {
  const { form } = open([{ name: 'theirs' }]);
  act(() => form().change({ name: 'mine' }));
  await act(async () => expect(await form().save()).toBe(false));
  expect(form().theirs).toEqual({ name: 'theirs' });
  act(() => form().change({ name: 'theirs' }));
  expect(form().theirs).toEqual({});
});
