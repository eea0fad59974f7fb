import { pino, type DestinationStream, type Logger } from 'pino';

export type { Logger };

/** Fields that must never reach a log, wherever in the object they stand. */
const SECRET_FIELDS = [
  'req.headers.cookie',
  'req.headers.authorization',
  'res.headers["set-cookie"]',
  'err.body',
  'password',
  '*.password',
  '*.passwordHash',
  '*.googleAccessToken',
  '*.sourceCode',
  '*.source_code',
];

/** Fields of a PostgreSQL error that contain whole rows and statements, and so user data. */
const ROW_FIELDS = new Set(['detail', 'where', 'internalQuery']);
/** Maximum length of a chain of causes. */
const DEPTH_MAX = 8;

/** The error as it is logged, without rows of the database. */
function withoutRows(value: unknown, depth = 0): unknown {
  if (typeof value !== 'object' || value === null || depth > DEPTH_MAX) return value;
  if (Array.isArray(value)) return value.map((each) => withoutRows(each, depth + 1));
  const fields = Object.entries(value).filter(([name]) => !ROW_FIELDS.has(name));
  return Object.fromEntries(fields.map(([name, each]) => [name, withoutRows(each, depth + 1)]));
}

/** One JSON line per event. `error` means that the operator must act; users' mistakes are `info`. */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    serializers: { err: (error: Error) => withoutRows(pino.stdSerializers.err(error)) },
    redact: { paths: SECRET_FIELDS, censor: '[removed]' },
  };
  return destination ? pino(options, destination) : pino(options);
}

/** The default log level: every request in production, otherwise warnings and errors. */
export function defaultLogLevel(nodeEnv: string): string {
  return nodeEnv === 'production' ? 'info' : 'warn';
}
