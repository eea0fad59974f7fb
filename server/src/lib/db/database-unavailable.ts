/** Codes of Prisma (P...), PostgreSQL (five characters) and Node. */
const codes = new Set([
  // Not reachable, timed out, connection closed, no connection free in time, too many connections.
  ...['P1001', 'P1002', 'P1008', 'P1017', 'P2024', 'P2037'],
  // Connection exceptions.
  ...['08000', '08001', '08003', '08004', '08006'],
  // Too many connections; ended by an administrator, by a crash; starting up or shutting down.
  ...['53300', '57P01', '57P02', '57P03'],
  ...['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EAI_AGAIN', 'ETIMEDOUT', 'EPIPE'],
  ...['EHOSTUNREACH', 'ENETUNREACH'],
]);

/** What Prisma's adapter calls the same. */
const kinds = new Set([
  'DatabaseNotReachable',
  'ConnectionClosed',
  'SocketTimeout',
  'TooManyConnections',
]);

/** Codes of a database that is up and too slow. */
const slowCodes = new Set([
  // A transaction was not begun or ended in its time; lost to another one.
  ...['P2028', 'P2034'],
  // Statement, lock, idle transaction, transaction: each over its time.
  ...['57014', '55P03', '25P03', '25P04'],
  // Serialization failure, deadlock: somebody else was faster.
  ...['40001', '40P01'],
]);

/** Messages of pg and Prisma errors without a code of their own. */
const messages = new RegExp(
  [
    'Connection terminated',
    'timeout exceeded when trying to connect',
    'Client has encountered a connection error',
    'Client was closed and is not queryable',
    "Can't reach database server",
    'Server has closed the connection',
    'terminating connection due to',
    'the database system is (starting up|shutting down|in recovery mode)',
    'Unable to start a transaction in the given time',
    // PgBouncer's. Their code, 08P01, is also that of statements which are wrong.
    'query_wait_timeout',
    'server_login_retry',
    'server conn crashed',
    'no more connections allowed',
  ].join('|'),
);

/** Maximum length of a chain of causes; ends loops. */
const maxDepth = 6;

/** PostgreSQL found its disk full. It still reads. */
const diskFull = '53100';

/**
 * Whether `error` means that the database is unreachable, overloaded or full, rather than that the query
 * is wrong: the same request may work later. Looks at the causes of `error` too.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  return isDiskFull(error) || isDatabaseSlow(error) || someCause(error, saysUnavailable);
}

/** Whether `error` means that the database is up and exceeded a timeout. */
export function isDatabaseSlow(error: unknown): boolean {
  return someCause(error, (each) =>
    codesOf(each).some((code) => typeof code === 'string' && slowCodes.has(code)),
  );
}

/** Whether `error` means that the database's disk is full. */
export function isDiskFull(error: unknown): boolean {
  return someCause(error, (each) => codesOf(each).includes(diskFull));
}

type Fields = Readonly<Record<string, unknown>>;

function saysUnavailable(error: Fields): boolean {
  const { kind, message } = error;
  return (
    codesOf(error).some((each) => typeof each === 'string' && codes.has(each)) ||
    (typeof kind === 'string' && kinds.has(kind)) ||
    (typeof message === 'string' && messages.test(message))
  );
}

function codesOf({ code, errorCode, originalCode }: Fields): unknown[] {
  return [code, errorCode, originalCode];
}

/** An error and its chain of causes. */
function someCause(error: unknown, test: (error: Fields) => boolean, depth = 0): boolean {
  if (typeof error !== 'object' || error === null || depth > maxDepth) return false;
  const fields = error as Fields;
  if (test(fields)) return true;
  const { cause, meta, errors } = fields;
  const { driverAdapterError } = (meta ?? {}) as Fields;
  const inner = [cause, meta, driverAdapterError];
  if (Array.isArray(errors)) inner.push(...(errors as unknown[]));
  return inner.some((each) => someCause(each, test, depth + 1));
}
