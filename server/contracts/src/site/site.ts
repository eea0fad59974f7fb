import { z } from 'zod';
import { nameText, storableText } from '../text.ts';
import { basedOnSchema, revisionSchema } from './settings.ts';
import { LEGAL_TEXT_MAX, SITE_NAME_MAX } from './site-limits.ts';

const EMAIL_MAX = 254;
const EMAIL_MESSAGE = 'Write an address like help@school.example';

/** The texts that those who run a site write about it. */
export const legalNameSchema = z.enum(['terms', 'privacy', 'imprint']);

export type LegalName = z.output<typeof legalNameSchema>;

const legalText = storableText()
  .trim()
  .max(LEGAL_TEXT_MAX, `A text has at most ${LEGAL_TEXT_MAX.toLocaleString('en')} characters`);

/** What a site says of itself. Each may be empty: then nothing is said, and the name is the product's. */
export const changeSiteSchema = z.object({
  name: nameText('Name')
    .trim()
    .max(SITE_NAME_MAX, `A name has at most ${String(SITE_NAME_MAX)} characters`),
  contactEmail: z
    .string()
    .trim()
    .max(EMAIL_MAX, EMAIL_MESSAGE)
    .refine((text) => text === '' || z.email().safeParse(text).success, EMAIL_MESSAGE),
  /** In Markdown. */
  terms: legalText,
  privacy: legalText,
  imprint: legalText,
});

export const siteSchema = z.object({
  name: z.string(),
  contactEmail: z.string(),
  terms: z.string(),
  privacy: z.string(),
  imprint: z.string(),
});

export type Site = z.output<typeof siteSchema>;

export const revisedSiteSchema = siteSchema.extend({ revision: revisionSchema });

export type RevisedSite = z.output<typeof revisedSiteSchema>;

export const putSiteSchema = changeSiteSchema.extend(basedOnSchema.shape);

export type PutSiteInput = z.input<typeof putSiteSchema>;

export const siteResponseSchema = z.object({ message: z.string(), data: revisedSiteSchema });

export const legalTextResponseSchema = z.object({
  message: z.string(),
  data: z.object({ text: z.string() }),
});
