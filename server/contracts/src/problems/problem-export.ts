import { z } from 'zod';

/** Versions of the Kattis problem package format that are read and written, oldest first. */
export const PACKAGE_FORMATS = ['legacy', '2023-07-draft', '2025-09'] as const;

export type PackageFormat = (typeof PACKAGE_FORMATS)[number];

export const NEWEST_FORMAT = '2025-09' satisfies PackageFormat;

export const problemExportQuerySchema = z.object({
  format: z
    .enum(PACKAGE_FORMATS, `Format must be one of ${PACKAGE_FORMATS.join(', ')}`)
    .default(NEWEST_FORMAT),
});
