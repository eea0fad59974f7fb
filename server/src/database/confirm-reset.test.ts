import { describe, expect, it } from 'vitest';
import { isThisMachine, refuseReset } from './confirm-reset.ts';

const here = { url: 'postgresql://a:b@127.0.0.1:5433/app', yes: false, force: false };
const there = { ...here, url: 'postgresql://a:b@db.example.com/app' };
const answer = (text: string) => () => Promise.resolve(text);

describe('refuseReset', () => {
  it('goes on after an interactive yes, and only that', async () => {
    expect(await refuseReset(here, answer('Yes'))).toBeNull();
    for (const text of ['', 'y', 'no', 'yes please']) {
      expect(await refuseReset(here, answer(text))).toBe('Nothing was changed.');
    }
  });

  it('names the database in the question', async () => {
    let asked = '';
    await refuseReset(here, (question) => {
      asked = question;
      return Promise.resolve('');
    });
    expect(asked).toContain('database "app" on 127.0.0.1:5433');
  });

  it('wants --yes when nobody is there to answer', async () => {
    expect(await refuseReset(here, null)).toContain('--yes');
    expect(await refuseReset({ ...here, yes: true }, null)).toBeNull();
  });

  it('wants --force for another machine, whatever else is said', async () => {
    expect(await refuseReset({ ...there, yes: true }, answer('yes'))).toContain('--force');
    expect(await refuseReset({ ...there, yes: true, force: true }, null)).toBeNull();
    expect(await refuseReset({ ...there, force: true }, null)).toContain('--yes');
  });
});

describe('isThisMachine', () => {
  it('knows the loopback addresses and sockets', () => {
    for (const host of ['localhost', '127.0.0.1', '127.1.2.3', '::1', '[::1]', '/var/run']) {
      expect(isThisMachine(host)).toBe(true);
    }
    for (const host of ['127.0.0.1.example.com', 'localhost.example.com', '10.0.0.1', 'db']) {
      expect(isThisMachine(host)).toBe(false);
    }
  });
});
