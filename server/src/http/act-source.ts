import type { Response } from 'express';
import { currentUser } from './access/require-user.ts';
import { requestSource } from './request-source.ts';

/** The signed-in person as the source of an act, and through which request. */
export function actSource(res: Response) {
  return { actorId: currentUser(res).id, request: requestSource(res) };
}
