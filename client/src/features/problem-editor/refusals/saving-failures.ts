import type { ErrorCode } from '@stepwise/contracts/error';
import { ApiError } from '../../../lib/api/failures/api-error.ts';

type Refusal = { message: string; code: string; errors: string[] };

/** What the last event of a stream says of a problem that was not stored. */
export function refused({ message, code, errors }: Refusal): ApiError {
  return new ApiError({ message, code: code as ErrorCode, errors, requestId: '', status: 422 });
}

/** What to do about it. */
export function savedElsewhere({ message, code, status, requestId }: ApiError): ApiError {
  const next =
    'Save again to replace that. To see it first, reload this page and discard your draft.';
  return new ApiError({ message, code, status, requestId, errors: [next] });
}

/** Nothing is lost but the run. */
export function runBrokenOff(): ApiError {
  const message = 'The connection broke before the programs had finished. Run them again.';
  return new ApiError({ message, code: 'NETWORK', errors: [message], requestId: '', status: 0 });
}

/** Whether it was stored is not known: saying so is better than a second problem of the same name. */
export function brokenOff(): ApiError {
  const message =
    'The connection broke before the answer came. Look whether the problem is in the list before you try again.';
  return new ApiError({ message, code: 'NETWORK', errors: [message], requestId: '', status: 0 });
}
