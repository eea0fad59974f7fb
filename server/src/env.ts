import { existsSync } from 'node:fs';
import { z } from 'zod';
import { readSender } from './lib/mail/sender.ts';
import { readSmtpUrl } from './lib/mail/smtp-url.ts';

const port = z.coerce.number().int().min(0).max(65_535);

const origins = z
  .string()
  .transform((text) => text.split(',').map((origin) => origin.trim().replace(/\/$/, '')))
  .pipe(z.array(z.url({ protocol: /^https?$/ })));

const proxies = z
  .string()
  .transform((text) => text.split(',').map((proxy) => proxy.trim()))
  .pipe(
    z.array(
      z.union(
        [
          z.enum(['loopback', 'linklocal', 'uniquelocal']),
          z.ipv4(),
          z.ipv6(),
          z.cidrv4(),
          z.cidrv6(),
        ],
        {
          error: 'must be addresses, subnets, or loopback, linklocal, uniquelocal',
        },
      ),
    ),
  );

const languageId = z.coerce.number('must be a number of /languages').int().positive().optional();

const commonSchema = z
  .object({
    NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
    PORT: port.default(3000),
    HOST: z.string().min(1).default('127.0.0.1'),
    DATA_DIR: z.string().min(1).optional(),
    DATABASE_URL: z
      .url({ protocol: /^postgres(ql)?$/, error: 'must look like postgresql://user@host/name' })
      .optional(),
    DATABASE_POOL_URL: z
      .url({
        protocol: /^postgres(ql)?$/,
        error: 'must look like postgresql://user@host:6432/name',
      })
      .optional(),
    JUDGE_SLOTS: z.coerce.number().int().nonnegative().optional(),
    JUDGE_ENGINE: z.enum(['local', 'judge0']).default('local'),
    JUDGE0_URL: z
      .url({ protocol: /^https?$/, error: 'must look like http://host:2358' })
      .refine((url) => !/[?#]/.test(url), 'must end with its path: what follows is ours')
      .optional(),
    JUDGE0_TOKEN: z.string().min(1).optional(),
    JUDGE0_TOKEN_HEADER: z
      .string()
      .regex(/^[\w-]+$/, 'must be the name of a header')
      .optional(),
    JUDGE0_JAVASCRIPT_ID: languageId,
    JUDGE0_PYTHON_ID: languageId,
    JUDGE0_JAVA_ID: languageId,
    JUDGE0_TYPESCRIPT_ID: languageId,
    ADMIN_EMAIL: z.email().trim().toLowerCase().optional(),
    ADMIN_PASSWORD: z.string().min(6).optional(),
    JWT_SECRET: z.string().min(32, 'must be at least 32 characters').optional(),
    JWT_SECRET_PREVIOUS: z.string().min(32, 'must be at least 32 characters').optional(),
    CLIENT_ORIGIN: origins.optional(),
    TRUSTED_PROXIES: proxies.optional(),
    GOOGLE_CLIENT_ID: z.string().min(1).optional(),
    GOOGLE_TOKENINFO_URL: z.url().optional(),
    GOOGLE_USERINFO_URL: z.url().optional(),
    SMTP_URL: z
      .string()
      .refine(
        (url) => readSmtpUrl(url) !== null,
        'must look like smtp://user:password@host:587, with characters such as @ and % as %40 and %25',
      )
      .optional(),
    MAIL_FROM: z
      .string()
      .refine((from) => readSender(from) !== null, 'must look like Stepwise <no-reply@host>')
      .optional(),
    ALERT_WEBHOOK_URL: z
      .url({ protocol: /^https?$/, error: 'must look like https://host/path' })
      .optional(),
    LOGO_FILE: z.string().min(1).optional(),
    PUBLIC_PROBLEMS: z.enum(['on', 'off']).default('on'),
    QUEUE_MAX: z.coerce.number().int().positive().default(200),
    RATE_LIMIT_SCALE: z.coerce.number().positive().default(1),
    LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).optional(),
  })
  .refine((env) => env.JUDGE_ENGINE !== 'judge0' || env.JUDGE0_URL !== undefined, {
    path: ['JUDGE0_URL'],
    message: 'is required when JUDGE_ENGINE is judge0',
  })
  .refine((env) => env.DATABASE_POOL_URL === undefined || env.DATABASE_URL !== undefined, {
    path: ['DATABASE_URL'],
    message: 'is required with DATABASE_POOL_URL: the same database without the pooler',
  })
  .refine((env) => env.SMTP_URL === undefined || env.MAIL_FROM !== undefined, {
    path: ['MAIL_FROM'],
    message: 'is required with SMTP_URL',
  })
  .refine((env) => env.SMTP_URL === undefined || env.CLIENT_ORIGIN !== undefined, {
    path: ['CLIENT_ORIGIN'],
    message: 'is required with SMTP_URL: the links in mails begin with the first one',
  })
  .refine(
    (env) => env.NODE_ENV === 'test' || !(env.GOOGLE_TOKENINFO_URL ?? env.GOOGLE_USERINFO_URL),
    {
      path: ['GOOGLE_TOKENINFO_URL'],
      message: 'can be changed, like GOOGLE_USERINFO_URL, only when NODE_ENV is test',
    },
  );

const envSchema = commonSchema.refine(
  (env) => env.NODE_ENV !== 'production' || env.JWT_SECRET !== undefined,
  { path: ['JWT_SECRET'], message: 'is required when NODE_ENV is production' },
);

export type Env = z.output<typeof envSchema>;

/** The settings are wrong; `message` lists everything that is. */
export class EnvError extends Error {
  override readonly name = 'EnvError';
}

/**
 * Reads the settings: the process environment first, then `.env` in the working directory.
 * An empty value counts as absent, so that `NAME=` in a file means the default.
 * @throws {EnvError} with one line per wrong setting
 */
export function readEnv(source: NodeJS.ProcessEnv = process.env): Env {
  return readAs(envSchema, source);
}

/**
 * The same for a server that only judges: it signs no sessions, and needs no secret for them.
 * @throws {EnvError} with one line per wrong setting
 */
export function readJudgeEnv(source: NodeJS.ProcessEnv = process.env): Env {
  return readAs(commonSchema, source);
}

function readAs(schema: typeof commonSchema, source: NodeJS.ProcessEnv): Env {
  if (source === process.env && existsSync('.env')) {
    // A file leaves alone what is set, also to nothing.
    for (const [name, value] of Object.entries(source)) {
      if (value === '') Reflect.deleteProperty(source, name);
    }
    process.loadEnvFile('.env');
  }
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
  throw new EnvError(`These settings are wrong:\n${lines.join('\n')}`);
}
