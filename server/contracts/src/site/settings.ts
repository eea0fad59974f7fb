import { z } from 'zod';

/** How often a setting was changed; 0 as long as nobody has. */
export const revisionSchema = z.number().int().min(0);

/** On which revision a change is based: what another has changed since is not overwritten. */
export const basedOnSchema = z.object({ basedOn: revisionSchema });

/**
 * Where a value comes from: the environment, or a file `.env` in its place; a file in the data folder; what an
 * administrator has decided; or nobody has said anything.
 */
export const settingOriginSchema = z.enum(['ENVIRONMENT', 'DATA_DIR', 'DATABASE', 'DEFAULT']);

export type SettingOrigin = z.output<typeof settingOriginSchema>;

export const settingSchema = z.object({
  name: z.string(),
  about: z.string(),
  /** Null where there is none, and of a secret. */
  value: z.string().nullable(),
  isSecret: z.boolean(),
  isSet: z.boolean(),
  origin: settingOriginSchema,
});

export type Setting = z.output<typeof settingSchema>;

export const settingsResponseSchema = z.object({
  message: z.string(),
  data: z.object({
    /** What administrators decide while the product runs. */
    decided: z.array(settingSchema),
    /** What the server was started with, by what it is about. */
    started: z.array(z.object({ about: z.string(), settings: z.array(settingSchema) })),
  }),
});

export type Settings = z.output<typeof settingsResponseSchema>['data'];
