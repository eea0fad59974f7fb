import type { ProblemRejudging, Rejudging } from '@stepwise/contracts/rejudging';
import { call } from '../../lib/api/api-client.ts';

export type RejudgingChange = 'pause' | 'resume' | 'cancel';

type Answer = { message: string; data: Rejudging };

/** Those that have not ended first. */
export async function listRejudgings(): Promise<Rejudging[]> {
  return (await call('GET /rejudging')).data;
}

/** What there is to judge again of a problem, and its last rejudging. */
export async function getProblemRejudging(id: string): Promise<ProblemRejudging> {
  return (await call('GET /problems/rejudge/{id}', { path: { id } })).data;
}

/** @param all whether submissions judged on the present tests are judged again, too */
export function startRejudging(id: string, all: boolean): Promise<Answer> {
  return call('POST /problems/rejudge/{id}', { path: { id }, params: { all } });
}

export function changeRejudging(id: string, change: RejudgingChange): Promise<Answer> {
  return call(`POST /rejudging/{id}/${change}`, { path: { id } });
}
