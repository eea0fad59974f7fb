import type { problemCheckEventSchemas } from '@stepwise/contracts/problem-edit';
import type { Request, Response } from 'express';
import type { z } from 'zod';
import { currentUser } from '../../../http/access/require-user.ts';
import { toAppError } from '../../../http/error-handler.ts';
import { openEventStream, wantsEventStream } from '../../../http/event-stream.ts';
import { closedSignal } from '../../../http/when-closed.ts';
import type { OnProgress } from '../references/check-reference-solutions.ts';
import { saveOnceJudged } from './save-once-judged.ts';

export type Checking = {
  readonly userId: string;
  /** Aborts when the client is gone or the server stops. */
  readonly signal: AbortSignal;
  readonly onProgress: OnProgress;
};

type Work<Data> = {
  readonly status: 200 | 201;
  readonly message: string;
  /** Runs reference solutions; what it returns is the answer's data. */
  readonly run: (checking: Checking) => Promise<Data>;
};

type Events = Omit<typeof problemCheckEventSchemas, 'done'> & {
  readonly done: z.ZodType<{ message: string; data: unknown }>;
};

/** Responds once at the end, or with a stream of how far the reference solutions are. */
export async function answerChecked<Data>(
  stopping: AbortSignal,
  req: Request,
  res: Response,
  { status, message, run }: Work<Data>,
): Promise<void> {
  const { id: userId } = currentUser(res);
  const within = (gone: AbortSignal, onProgress: OnProgress) =>
    saveOnceJudged(gone, stopping, (signal) => run({ userId, signal, onProgress }));
  if (!wantsEventStream(req)) {
    const gone = closedSignal(res);
    const data = await within(gone, () => undefined);
    res.status(status).json({ message, data });
    return;
  }
  const stream = openEventStream<Events>(res);
  try {
    const data = await within(stream.closed, (language, done, total) =>
      stream.send('checking', { language, done, total }),
    );
    stream.send('done', { message, data });
  } catch (error) {
    const { message: reason, code, options } = toAppError(error);
    if (code === 'INTERNAL')
      req.log().error({ err: error }, 'reference solutions could not be run');
    stream.send('failed', { message: reason, code, errors: options.errors ?? [reason] });
  }
  stream.end();
}
