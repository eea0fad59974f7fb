import express from 'express';
import request from 'supertest';
import { describe, expect, it, vi } from 'vitest';
import { watchClientAddresses } from './client-addresses.ts';

/** Each request of a person, and the address that the proxy in front tells; null without a proxy. */
type Visit = readonly [person: string, address: string | null];

async function visit(visits: readonly Visit[]) {
  const warn = vi.fn();
  const { watch, check } = watchClientAddresses(warn);
  const app = express().set('trust proxy', ['loopback', 'uniquelocal']);
  app.use((req, res, next) => {
    const id = req.get('X-Person');
    if (id !== undefined && id !== '')
      res.locals.user = { id } as NonNullable<typeof res.locals.user>;
    next();
  }, watch);
  app.use((_req, res) => {
    res.end();
  });
  for (const [person, address] of visits) {
    const sent = request(app).get('/').set('X-Person', person);
    await (address === null ? sent : sent.set('X-Forwarded-For', address));
  }
  return { warn, reason: check() };
}

const people = ['a', 'b', 'c', 'd', 'e'];
const from = (address: string | null): Visit[] => people.map((person) => [person, address]);

describe('addresses of clients', () => {
  it('warns once when everybody has the address of the proxy', async () => {
    const { warn, reason } = await visit([...from('172.18.0.1'), ...from('172.18.0.1')]);
    expect(warn).toHaveBeenCalledExactlyOnceWith('172.18.0.1');
    expect(reason).toContain('FRONT_PROXY');
    expect(reason).not.toContain('172.18');
  });

  it.each<[string, readonly Visit[]]>([
    ['four people', from('172.18.0.1').slice(1)],
    ['one person with many requests', Array<Visit>(9).fill(['a', '172.18.0.1'])],
    ['strangers', Array<Visit>(9).fill(['', '172.18.0.1'])],
    ['a school behind one public address', from('203.0.113.9')],
    ['people on a network of their own', people.map((one, i) => [one, `192.168.0.${i + 2}`])],
    ['people without a proxy', from(null)],
    ['a first few, then others', [...from('172.18.0.1'), ['f', '192.168.7.7']]],
  ])('finds nothing wrong with %s', async (_case, visits) => {
    expect((await visit(visits)).reason).toBeNull();
  });
});
