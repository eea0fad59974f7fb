import { legalTextResponseSchema, putSiteSchema, siteResponseSchema } from '../../site/site.ts';
import type { Operation } from '../operation.ts';

/** Those of operations.ts that are about what a site says of itself. */
export const SITE_OPERATIONS = {
  'GET /legal/{name}': {
    access: 'public',
    scope: null,
    summary: 'A text that those who run the site have written: terms, privacy or imprint',
    response: legalTextResponseSchema,
  },
  'GET /admin/site': {
    access: 'admin',
    scope: null,
    summary: 'Name, contact address and legal texts of the site',
    response: siteResponseSchema,
  },
  'PUT /admin/site': {
    access: 'admin',
    scope: null,
    summary: 'Change name, contact address and legal texts; what is empty is not shown',
    body: putSiteSchema,
    response: siteResponseSchema,
  },
} as const satisfies Record<string, Operation>;
