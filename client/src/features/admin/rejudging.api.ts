import type { Rejudging } from '@stepwise/contracts/rejudging';
import { call } from '../../lib/api/api-client.ts';

export type RejudgingChange = 'pause' | 'resume' | 'cancel';

type Answer = { message: string; data: Rejudging };

const one = async () => (await import('@stepwise/contracts/rejudging')).rejudgingResponseSchema;

/** Those that have not ended first. */
export async function listRejudgings(): Promise<Rejudging[]> {
  const contract = async () => {
    const { rejudgingListResponseSchema } = await import('@stepwise/contracts/rejudging');
    return rejudgingListResponseSchema;
  };
  return (await call({ method: 'get', url: '/rejudging' }, contract)).data;
}

/** @param all whether submissions judged on the present tests are judged again, too */
export function startRejudging(problemId: string, all: boolean): Promise<Answer> {
  const url = `/problems/rejudge/${encodeURIComponent(problemId)}`;
  return call({ method: 'post', url, params: { all } }, one);
}

export function changeRejudging(id: string, change: RejudgingChange): Promise<Answer> {
  return call({ method: 'post', url: `/rejudging/${encodeURIComponent(id)}/${change}` }, one);
}
