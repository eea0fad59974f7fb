import type { Response } from 'express';
import { currentUser } from '../../http/access/require-user.ts';
import { requestSource } from '../../http/request-source.ts';
import type { ActSource } from '../audit/audit.queries.ts';

/** The signed-in person as the source of an act, and through which request. */
export function actSource(res: Response): ActSource {
  return { actorId: currentUser(res).id, request: requestSource(res) };
}
