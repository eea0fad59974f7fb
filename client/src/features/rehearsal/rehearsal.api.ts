import type {
  Rehearsal,
  RehearsalList,
  Rubric,
  StartRehearsalInput,
} from '@stepwise/contracts/rehearsal';
import type { SharedReport } from '@stepwise/contracts/shared-report';
import type { SharePart } from '@stepwise/contracts/tape-limits';
import type { Tape, TapeChunk } from '@stepwise/contracts/tape';
import { call } from '../../lib/api/api-client.ts';
import { BEHIND_THE_BACK } from '../../lib/api/behind-the-back.ts';

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

/**
 * Sends what was typed meanwhile: an ended session takes nobody away from it.
 * @returns how many characters may still be recorded of the problem
 */
export async function postChunk(id: string, chunk: TapeChunk): Promise<number> {
  const options = { path: { id }, data: chunk, ...BEHIND_THE_BACK };
  return (await call('POST /rehearsal/{id}/tape', options)).data.charsLeft;
}

export async function getTape(id: string, position: number): Promise<Tape> {
  const path = { id, position: String(position) };
  return (await call('GET /rehearsal/{id}/tape/{position}', { path })).data;
}

export async function putTape(id: string, kept: boolean): Promise<Rehearsal> {
  return (await call('PUT /rehearsal/{id}/tape', { path: { id }, data: { kept } })).data;
}

export async function deleteTape(id: string): Promise<Rehearsal> {
  return (await call('DELETE /rehearsal/{id}/tape', { path: { id } })).data;
}

/** @returns the report and the token of its link, which no other answer has */
export async function putShare(
  id: string,
  parts: SharePart[],
): Promise<{ token: string; rehearsal: Rehearsal }> {
  return (await call('PUT /rehearsal/{id}/share', { path: { id }, data: { parts } })).data;
}

export async function deleteShare(id: string): Promise<Rehearsal> {
  return (await call('DELETE /rehearsal/{id}/share', { path: { id } })).data;
}

/** The report that a link leads to. */
export async function readSharedReport(token: string): Promise<SharedReport> {
  return (await call('POST /shared-report', { data: { token } })).data;
}

export async function readSharedTape(token: string, position: number): Promise<Tape> {
  return (await call('POST /shared-report/tape', { data: { token, position } })).data;
}
