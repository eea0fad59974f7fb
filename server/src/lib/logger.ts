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

/** What PostgreSQL adds to an error: whole rows and statements, with what people wrote in them. */
const ROW_FIELDS = new Set(['detail', 'where', 'internalQuery']);
/** Deeper than any chain of causes seen. */
const DEPTH_MAX = 8;

/** A copy of what is logged of an error, without rows of the database. */
function withoutRows(value: unknown, depth = 0): unknown {
  if (typeof value !== 'object' || value === null || depth > DEPTH_MAX) return value;
  if (Array.isArray(value)) return value.map((each) => withoutRows(each, depth + 1));
  const fields = Object.entries(value).filter(([name]) => !ROW_FIELDS.has(name));
  return Object.fromEntries(fields.map(([name, each]) => [name, withoutRows(each, depth + 1)]));
}

/** One JSON line an event. `error` means that a person must act; users' mistakes are `info`. */
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

/** What is logged when nobody has said: every request in production, else trouble alone. */
export function defaultLogLevel(nodeEnv: string): string {
  return nodeEnv === 'production' ? 'info' : 'warn';
}
