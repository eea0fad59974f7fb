import { expect, test } from 'vitest';
import { fakeServer, success } from '../../test/fake-server.ts';
import { buildRehearsal, buildReport } from '../../test/rehearsals.ts';
import { now } from './rehearsal-state.ts';
import { useRehearsalStore } from './rehearsal.store.ts';

test('what a report is about runs no more', async () => {
  const report = buildReport();
  fakeServer({ [`GET /rehearsal/${report.id}`]: success({ message: 'ok', data: report }) });
  useRehearsalStore.setState({ running: now(buildRehearsal()), past: [] });
  await useRehearsalStore.getState().loadReport(report.id);
  const { running, past } = useRehearsalStore.getState();
  // The list is read again with the next visit.
  expect({ running, past }).toEqual({ running: null, past: null });
});
