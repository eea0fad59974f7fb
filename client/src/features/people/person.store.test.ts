import { expect, test } from 'vitest';
import { type Answer, fakeServer, success } from '../../test/fake-server.ts';
import { buildPerson } from '../../test/people.ts';
import { deferred } from '../../test/deferred.ts';
import { testId } from '../../test/problems.ts';
import { usePersonStore } from './person.store.ts';

test('an answer about somebody whose page was left comes too late', async () => {
  const [slow, open] = [buildPerson({ id: testId(1) }), buildPerson({ id: testId(2) })];
  const late = deferred<Answer>();
  const told = (data: object) => success({ message: 'ok', data });
  fakeServer({
    [`GET /admin/users/${slow.id}`]: () => late.promise,
    [`GET /admin/users/${open.id}`]: told(open),
  });
  const { load } = usePersonStore.getState();
  const first = load(slow.id);
  await load(open.id);
  late.resolve(told(slow));
  await first;
  expect(usePersonStore.getState()).toMatchObject({ person: { id: open.id }, personError: null });
});
