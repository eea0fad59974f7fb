import { expect, test, vi } from 'vitest';
import { buildInvitation } from '../../test/people.ts';
import { invitationsAsCsv } from './invitations-csv.ts';

test.each([
  ['Pacific/Honolulu', '2026-03-10'],
  ['Asia/Tokyo', '2026-03-11'],
])('the day until which a link works is the one of who saves it: %s', async (zone, day) => {
  vi.stubEnv('TZ', zone);
  try {
    const invitation = buildInvitation({ expiresAt: '2026-03-11T00:30:00.000Z' });
    const file = await invitationsAsCsv(
      [{ invitation, path: '/register#token' }],
      new Map(),
    ).text();
    expect(file).toContain(`/register#token,${day}\r\n`);
  } finally {
    vi.unstubAllEnvs();
  }
});
