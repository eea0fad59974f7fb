import { AppError } from '../../../http/app-error.ts';

/** Of what only mail can do, where none is sent. */
export function mailIsOff(): AppError {
  return new AppError('NOT_FOUND', 'This site sends no mail. Ask whoever runs it for help.');
}
