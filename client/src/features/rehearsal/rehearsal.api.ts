import type {
  Rehearsal,
  RehearsalList,
  Rubric,
  StartRehearsalInput,
} from '@stepwise/contracts/rehearsal';
import { call } from '../../lib/api/api-client.ts';

/** The one that runs, and those that are over. */
export async function getRehearsals(): Promise<RehearsalList> {
  return (await call('GET /rehearsal')).data;
}

export async function getRehearsal(id: string): Promise<Rehearsal> {
  return (await call('GET /rehearsal/{id}', { path: { id } })).data;
}

export async function postRehearsal(wish: StartRehearsalInput): Promise<Rehearsal> {
  return (await call('POST /rehearsal', { data: wish })).data;
}

/** The page of a problem is open: the time counts for that one. */
export async function postOpened(id: string, problemId: string): Promise<Rehearsal> {
  const options = { path: { id }, data: { problemId } };
  return (await call('POST /rehearsal/{id}/opened', options)).data;
}

export async function postEnd(id: string): Promise<Rehearsal> {
  return (await call('POST /rehearsal/{id}/end', { path: { id } })).data;
}

export async function putRubric(id: string, rubric: Rubric): Promise<Rehearsal> {
  return (await call('PUT /rehearsal/{id}/rubric', { path: { id }, data: rubric })).data;
}
