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

/** One JSON line an event. `error` means that a person must act; users' mistakes are `info`. */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    redact: { paths: SECRET_FIELDS, censor: '[removed]' },
  };
  return destination ? pino(options, destination) : pino(options);
}

/** What is logged when nobody has said: every request in production, else trouble alone. */
export function defaultLogLevel(nodeEnv: string): string {
  return nodeEnv === 'production' ? 'info' : 'warn';
}
