import { enqueueForAdministrators } from '../auth/mail/mail-queue.queries.ts';
import type { Db } from '../../lib/db/db.ts';

/** The name under which it is kept when administrators were last told, or will be. */
const TOLD = 'messages.told';
const PAUSE_MINUTES = 60;

/**
 * Has administrators told by mail that there are messages: at once, or an hour after the mail before when that was
 * less than an hour ago. What comes in until then is told by the same mail.
 */
export async function tellOfMessages(tx: Db): Promise<void> {
  // By the database's clock, and one after another: of two messages in one moment one is told.
  const [told] = await tx.$queryRaw<{ dueAt: Date }[]>`
    INSERT INTO "Setting" AS s (id, key, value) VALUES (gen_random_uuid(), ${TOLD}, to_jsonb(now()))
    ON CONFLICT (key) DO UPDATE SET value = to_jsonb(greatest(now(),
      (s.value #>> '{}')::timestamptz + make_interval(mins => ${PAUSE_MINUTES})))
    WHERE (s.value #>> '{}')::timestamptz <= now()
    RETURNING (value #>> '{}')::timestamptz AS "dueAt"`;
  if (told) await enqueueForAdministrators(tx, 'MESSAGES_UNREAD', told.dueAt);
}
