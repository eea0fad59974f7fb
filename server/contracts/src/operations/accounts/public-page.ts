import { z } from 'zod';
import {
  choosePublicPageSchema,
  ownPublicPageResponseSchema,
  publicPersonResponseSchema,
} from '../../accounts/public-page.ts';
import type { Operation } from '../operation.ts';

/** Those of operations.ts about what a person shows to everybody. */
export const PUBLIC_PAGE_OPERATIONS = {
  'GET /public-page': {
    access: 'user',
    scope: null,
    summary: 'The name under which the person has a public page, and whether it can be seen',
    response: ownPublicPageResponseSchema,
  },
  'PUT /public-page': {
    access: 'user',
    scope: null,
    summary: 'Choose that name, once in thirty days, and whether the page can be seen',
    body: choosePublicPageSchema,
    response: ownPublicPageResponseSchema,
  },
  'GET /people/{handle}': {
    access: 'public',
    scope: null,
    summary: 'What a person shows to everybody',
    response: publicPersonResponseSchema,
  },
  'GET /people/{handle}/badges/{badge}': {
    access: 'public',
    scope: null,
    summary: 'A figure of a public page as a picture: solved.svg or streak.svg',
    response: z.unknown(),
    download: ['image/svg+xml'],
  },
} as const satisfies Record<string, Operation>;
