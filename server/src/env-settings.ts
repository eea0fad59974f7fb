import type { Setting, SettingOrigin, Settings } from '@stepwise/contracts/settings';
import type { Env } from './env.ts';

type Name = Exclude<keyof Env, 'NODE_ENV' | 'GOOGLE_TOKENINFO_URL' | 'GOOGLE_USERINFO_URL'>;

/** A secret is never shown; of an address what may stand before its @ is not. */
type Kind = 'plain' | 'address' | 'secret';

type Row = readonly [name: Name, about: string, kind?: Kind];

/** Every setting of .env.example that this product reads, with what holds where nothing is said. */
const ROWS: readonly { readonly about: string; readonly rows: readonly Row[] }[] = [
  {
    about: 'Server',
    rows: [
      ['PORT', 'Port to listen on.'],
      ['HOST', 'Address to listen on.'],
      ['DATA_DIR', 'Folder for everything that must be kept. Without: .data in the checkout.'],
      [
        'CLIENT_ORIGIN',
        'Addresses by which people reach the site. The first begins links.',
        'address',
      ],
      ['TRUSTED_PROXIES', 'Proxies that are believed when they say who the client is.'],
      ['LOGO_FILE', "PNG or WebP in the place of the product's logo. Without: that one."],
      ['LOG_LEVEL', 'What is logged. Without: warn, and info in production.'],
    ],
  },
  {
    about: 'Database',
    rows: [
      ['DATABASE_URL', 'PostgreSQL. Without: an embedded one in the data folder.', 'address'],
      ['DATABASE_POOL_URL', 'The same through PgBouncer. Without: no pooler.', 'address'],
    ],
  },
  {
    about: 'Judge',
    rows: [
      ['JUDGE_ENGINE', 'Who runs the programs: the sandbox of this machine, or Judge0.'],
      ['JUDGE_SLOTS', 'Submissions judged at once. Without: as many as the engine runs.'],
      ['QUEUE_MAX', 'Submissions that may wait.'],
      ['JUDGE0_URL', 'Address of the Judge0 server.', 'address'],
      ['JUDGE0_TOKEN', 'Token of the Judge0 server.', 'secret'],
      ['JUDGE0_TOKEN_HEADER', 'Header that carries the token. Without: X-Auth-Token.'],
      ['JUDGE0_JAVASCRIPT_ID', 'Its number for JavaScript. Without: 63.'],
      ['JUDGE0_PYTHON_ID', 'Its number for Python. Without: 71.'],
      ['JUDGE0_JAVA_ID', 'Its number for Java. Without: 62.'],
      ['JUDGE0_TYPESCRIPT_ID', 'Its number for TypeScript. Without: 74.'],
    ],
  },
  {
    about: 'Accounts',
    rows: [
      ['ADMIN_EMAIL', 'First administrator. Without: one is made at the first start.'],
      ['ADMIN_PASSWORD', 'Password of the first administrator.', 'secret'],
      ['JWT_SECRET', 'Signs sessions.', 'secret'],
      ['JWT_SECRET_PREVIOUS', 'The secret before: its sessions stay valid.', 'secret'],
      ['GOOGLE_CLIENT_ID', 'Turns on signing in with Google.'],
      ['PUBLIC_PROBLEMS', 'Whether visitors may read problems.'],
      ['RATE_LIMIT_SCALE', 'Multiplies every rate limit.'],
    ],
  },
  {
    about: 'Mail and alerts',
    rows: [
      ['SMTP_URL', 'Mail server. Without: no mail is sent.', 'address'],
      ['MAIL_FROM', 'Who mails come from.'],
      // Whoever knows it can send alerts of their own.
      ['ALERT_WEBHOOK_URL', 'Where alerts are sent. Without: nowhere.', 'secret'],
    ],
  },
];

/**
 * What the server was started with.
 * @param given the environment, as far as something stands in it
 */
export function listEnvSettings(env: Env, given: NodeJS.ProcessEnv): Settings['started'] {
  return ROWS.map(({ about, rows }) => ({
    about,
    settings: rows.map((row) => settingOf(row, env, given)),
  }));
}

function settingOf(
  [name, about, kind = 'plain']: Row,
  env: Env,
  given: NodeJS.ProcessEnv,
): Setting {
  const isGiven = (given[name] ?? '') !== '';
  const isSecret = kind === 'secret';
  const value = isSecret ? null : textOf(env[name], kind);
  return {
    ...{ name, about, value, isSecret },
    // The one secret that is made where nobody sets it.
    isSet: isGiven || value !== null || name === 'JWT_SECRET',
    origin: originOf(name, isGiven),
  };
}

function originOf(name: Name, isGiven: boolean): SettingOrigin {
  if (isGiven) return 'ENVIRONMENT';
  return name === 'JWT_SECRET' ? 'DATA_DIR' : 'DEFAULT';
}

function textOf(value: Env[Name], kind: Kind): string | null {
  if (value === undefined) return null;
  const texts = Array.isArray(value) ? value : [String(value)];
  return texts.map((text) => (kind === 'address' ? withoutCredentials(text) : text)).join(', ');
}

/** Its scheme, host and path: a password may stand before the @, and behind the question mark. */
function withoutCredentials(address: string): string {
  if (!URL.canParse(address)) return '(an address)';
  const { protocol, host, pathname } = new URL(address);
  return `${protocol}//${host}${pathname === '/' ? '' : pathname}`;
}
