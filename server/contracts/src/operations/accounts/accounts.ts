import { ANNOUNCEMENT_OPERATIONS } from '../site/announcement.ts';
import { AUDIT_OPERATIONS } from './audit.ts';
import { GOOGLE_OPERATIONS } from './google.ts';
import { GRANT_OPERATIONS } from './grants.ts';
import { MAIL_OPERATIONS } from './mail.ts';
import { MESSAGE_OPERATIONS } from './message.ts';
import type { Operation } from '../operation.ts';
import { PEOPLE_OPERATIONS } from './people.ts';
import { PROGRESS_OPERATIONS } from '../practice/progress.ts';
import { REGISTRATION_OPERATIONS } from './registration.ts';
import { SETTINGS_OPERATIONS } from '../site/settings.ts';
import { SITE_OPERATIONS } from '../site/site.ts';
import { TOKEN_OPERATIONS } from './token.ts';

/** Those of operations.ts that are about accounts, and who looks after them. */
export const ACCOUNT_OPERATIONS = {
  ...GOOGLE_OPERATIONS,
  ...ANNOUNCEMENT_OPERATIONS,
  ...MAIL_OPERATIONS,
  ...MESSAGE_OPERATIONS,
  ...PEOPLE_OPERATIONS,
  ...GRANT_OPERATIONS,
  ...AUDIT_OPERATIONS,
  ...PROGRESS_OPERATIONS,
  ...REGISTRATION_OPERATIONS,
  ...SETTINGS_OPERATIONS,
  ...SITE_OPERATIONS,
  ...TOKEN_OPERATIONS,
} as const satisfies Record<string, Operation>;
