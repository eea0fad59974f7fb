import { z } from 'zod';
import {
  announcementResponseSchema,
  announcementsResponseSchema,
  dismissAnnouncementSchema,
  shownAnnouncementsResponseSchema,
  writeAnnouncementSchema,
} from '../../site/announcement.ts';
import type { Operation } from '../operation.ts';

const done = z.object({ message: z.string(), data: z.null() });

/** Those of operations.ts by which administrators tell something on every page. */
export const ANNOUNCEMENT_OPERATIONS = {
  'GET /announcements': {
    access: 'public',
    scope: null,
    summary: 'What is announced at the moment, warnings first, without what the person has closed',
    response: shownAnnouncementsResponseSchema,
  },
  'POST /announcements/{id}/dismiss': {
    access: 'user',
    scope: null,
    summary: 'Show an announcement no more, until its text changes',
    body: dismissAnnouncementSchema,
    response: done,
  },
  'GET /admin/announcements': {
    access: 'admin',
    scope: null,
    summary: 'All announcements, also those to come and those of the last 90 days',
    response: announcementsResponseSchema,
  },
  'POST /admin/announcements': {
    access: 'admin',
    scope: null,
    summary: 'Announce something on every page',
    body: writeAnnouncementSchema,
    response: announcementResponseSchema,
    status: 201,
  },
  'PUT /admin/announcements/{id}': {
    access: 'admin',
    scope: null,
    summary: 'Change an announcement',
    body: writeAnnouncementSchema,
    response: announcementResponseSchema,
  },
  'DELETE /admin/announcements/{id}': {
    access: 'admin',
    scope: null,
    summary: 'Take an announcement down for good',
    response: done,
  },
} as const satisfies Record<string, Operation>;
