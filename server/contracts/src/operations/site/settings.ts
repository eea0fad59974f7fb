import { settingsResponseSchema } from '../../site/settings.ts';
import type { Operation } from '../operation.ts';

/** Those of operations.ts that are about the settings of the installation. */
export const SETTINGS_OPERATIONS = {
  'GET /admin/settings': {
    access: 'admin',
    scope: null,
    summary:
      'Every setting with its value and where that comes from; of a secret only whether it is set',
    response: settingsResponseSchema,
  },
} as const satisfies Record<string, Operation>;
