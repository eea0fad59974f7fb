import { describe, expect, it } from 'vitest';
import { isDatabaseSlow, isDatabaseUnavailable, isDiskFull } from './database-unavailable.ts';

const withCode = (code: string) => Object.assign(new Error('x'), { code });

describe('isDatabaseUnavailable', () => {
  it.each(['P1001', 'P1017', '57P01', '53300', 'ECONNREFUSED', 'ECONNRESET'])(
    'knows %s',
    (code) => {
      expect(isDatabaseUnavailable(withCode(code))).toBe(true);
    },
  );

  it.each([
    'Connection terminated unexpectedly',
    'timeout exceeded when trying to connect',
    'Client has encountered a connection error and is not queryable',
    'terminating connection due to administrator command',
    'the database system is starting up',
  ])('knows "%s", which comes without a code', (message) => {
    expect(isDatabaseUnavailable(new Error(message))).toBe(true);
  });

  it.each([
    'query_wait_timeout',
    'server login has been failing, try again later (server_login_retry)',
    'server conn crashed?',
    'no more connections allowed (max_client_conn)',
  ])('knows "%s", which PgBouncer says under the code of a broken protocol', (message) => {
    const error = Object.assign(new Error(message), { code: '08P01' });
    expect(isDatabaseUnavailable(error)).toBe(true);
    const wrong = 'bind message supplies 1 parameters, but prepared statement "" requires 2';
    expect(isDatabaseUnavailable(Object.assign(new Error(wrong), { code: '08P01' }))).toBe(false);
  });

  it('looks at what caused an error, and at the adapter’s own error inside of it', () => {
    expect(isDatabaseUnavailable(new Error('x', { cause: withCode('57P01') }))).toBe(true);
    expect(isDatabaseUnavailable(new AggregateError([withCode('ECONNREFUSED')]))).toBe(true);
    const meta = { driverAdapterError: { cause: { kind: 'DatabaseNotReachable' } } };
    expect(isDatabaseUnavailable(Object.assign(withCode('P2010'), { meta }))).toBe(true);
  });

  it('counts a full disk, and knows it from the rest', () => {
    const full = new Error('x', { cause: withCode('53100') });
    expect([isDatabaseUnavailable(full), isDiskFull(full)]).toEqual([true, true]);
    expect(isDiskFull(withCode('57P01'))).toBe(false);
  });

  it.each(['57014', '55P03', '25P03', 'P2028', '40P01'])('counts what was too slow: %s', (code) => {
    const error = new Error('x', { cause: withCode(code) });
    expect([isDatabaseSlow(error), isDatabaseUnavailable(error)]).toEqual([true, true]);
    expect(isDatabaseSlow(withCode('P1001'))).toBe(false);
  });

  it('leaves everything else alone', () => {
    const loop = new Error('x');
    loop.cause = loop;
    const wrong = [null, 'P1001', new Error('x'), withCode('P2002'), withCode('23505'), loop];
    for (const error of wrong) expect(isDatabaseUnavailable(error)).toBe(false);
  });
});
