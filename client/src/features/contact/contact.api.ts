import type { WriteMessageInput } from '@stepwise/contracts/message';
import { call } from '../../lib/api/api-client.ts';

/** @throws {ApiError} */
export async function postMessage(data: WriteMessageInput): Promise<void> {
  await call('POST /contact', { data });
}
