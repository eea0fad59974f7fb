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

/** The same, for a database that is there and takes too long. */
const slowCodes = new Set([
  // A transaction was not begun or ended in its time; lost to another one.
  ...['P2028', 'P2034'],
  // Statement, lock, idle transaction, transaction: each over its time.
  ...['57014', '55P03', '25P03', '25P04'],
  // Serialization failure, deadlock: somebody else was faster.
  ...['40001', '40P01'],
]);

/** Errors of pg and Prisma that come without a code. */
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
  ].join('|'),
);

/** Deeper than any chain of causes seen; a loop ends here. */
const maxDepth = 6;

/** PostgreSQL found no room to write. It goes on reading. */
const diskFull = '53100';

/**
 * Whether `error` says that the database is away, overloaded or full, rather than that the query is
 * wrong: the same request may work later. True also for an error that such a one caused.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  return isDiskFull(error) || isDatabaseSlow(error) || someCause(error, saysUnavailable);
}

/** Whether `error` says that the database is there, and takes longer than we wait for it. */
export function isDatabaseSlow(error: unknown): boolean {
  return someCause(error, (each) =>
    codesOf(each).some((code) => typeof code === 'string' && slowCodes.has(code)),
  );
}

/** Whether `error` says that the database has no room left on its disk. */
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

/** Looks at an error and at everything that is said to have caused it. */
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
