import type { KeyObject } from 'node:crypto';
import type { Store } from 'express-rate-limit';
import type { Database } from '../../lib/db/db.ts';
import type { GoogleConfig } from './google/ask-google.ts';

/** Where mail is sent. */
export type MailDeps = {
  /** Whoever has put one into the queue wakes the mailer. */
  readonly wake: () => void;
  /** Sends a mail that says it is a test, at once; answers with what went wrong. */
  readonly sendTest: (to: string) => Promise<string | null>;
};

export type AuthDeps = {
  readonly db: Database;
  readonly jwtKeys: readonly KeyObject[];
  readonly passwordCost: number;
  readonly rateLimitScale: number;
  /** Null: signing in with Google is off, and its token is ignored. */
  readonly google: GoogleConfig | null;
  /** Null: this site sends no mail, and everything works without. */
  readonly mail: MailDeps | null;
  /** Counters of the limit with this name. */
  readonly rateStore: (rule: string) => Store;
};
