import { z } from 'zod';
import { storableText } from '../text.ts';
import { ANNOUNCEMENT_MAX } from './announcement-limits.ts';

/** That are kept at once, also those that are over or still to come. */
export const ANNOUNCEMENTS_MAX = 20;
export const ANNOUNCEMENT_DAYS_MAX = 366;

const DAY_MS = 86_400_000;
const VERSION_MAX = 2_147_483_647;

export const announcementLevelSchema = z.enum(['INFO', 'WARNING']);

export type AnnouncementLevel = z.output<typeof announcementLevelSchema>;

export const announcementAudienceSchema = z.enum(['EVERYBODY', 'SIGNED_IN']);

export type AnnouncementAudience = z.output<typeof announcementAudienceSchema>;

/** What an administrator tells people on every page. */
export const writeAnnouncementSchema = z
  .object({
    text: storableText('Write what people shall know')
      .trim()
      .min(1, 'Write what people shall know')
      .max(ANNOUNCEMENT_MAX, `An announcement has at most ${String(ANNOUNCEMENT_MAX)} characters`),
    level: announcementLevelSchema,
    audience: announcementAudienceSchema,
    /** It is shown from this moment on, */
    from: z.iso.datetime('Say from when on it is shown'),
    /** and before this one. */
    until: z.iso.datetime('Say until when it is shown'),
  })
  .refine(({ from, until }) => Date.parse(until) > Date.parse(from), {
    path: ['until'],
    message: 'It must end after it begins',
  })
  .refine(
    ({ from, until }) => Date.parse(until) - Date.parse(from) <= ANNOUNCEMENT_DAYS_MAX * DAY_MS,
    { path: ['until'], message: 'It is shown for a year at most' },
  );

export type WriteAnnouncementInput = z.input<typeof writeAnnouncementSchema>;

/** As people see it. */
export const shownAnnouncementSchema = z.object({
  id: z.uuid(),
  text: z.string(),
  level: announcementLevelSchema,
  /** Another one than was closed is shown again. */
  version: z.number().int(),
});

export type ShownAnnouncement = z.output<typeof shownAnnouncementSchema>;

/** As administrators see it. */
export const announcementSchema = shownAnnouncementSchema.extend({
  audience: announcementAudienceSchema,
  from: z.iso.datetime(),
  until: z.iso.datetime(),
});

export type Announcement = z.output<typeof announcementSchema>;

export const dismissAnnouncementSchema = z.object({
  version: z.number().int().min(1).max(VERSION_MAX),
});

export const shownAnnouncementsResponseSchema = z.object({
  message: z.string(),
  data: z.array(shownAnnouncementSchema),
});

export const announcementsResponseSchema = z.object({
  message: z.string(),
  data: z.array(announcementSchema),
});

export const announcementResponseSchema = z.object({
  message: z.string(),
  data: announcementSchema,
});
