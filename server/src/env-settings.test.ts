import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { listEnvSettings } from './env-settings.ts';
import { readEnv } from './env.ts';

const list = (given: NodeJS.ProcessEnv) =>
  listEnvSettings(readEnv(given), given).flatMap(({ settings }) => settings);
const find = (name: string, given: NodeJS.ProcessEnv = {}) =>
  list(given).find((setting) => setting.name === name);

describe('the settings that a server was started with', () => {
  it('are those of .env.example', () => {
    const example = readFileSync(join(import.meta.dirname, '../../.env.example'), 'utf8');
    const [ours = ''] = example.split('The rest is for docker compose alone');
    const names = [...ours.matchAll(/^([A-Z0-9_]+)=/gm)].map(([, name]) => name);
    expect(
      list({})
        .map(({ name }) => name)
        .sort(),
    ).toEqual(names.sort());
  });

  it('say whether somebody has set them', () => {
    expect(find('PORT')).toMatchObject({ value: '3000', isSet: true, origin: 'DEFAULT' });
    expect(find('PORT', { PORT: '4000' })).toMatchObject({ value: '4000', origin: 'ENVIRONMENT' });
    expect(find('LOG_LEVEL', { LOG_LEVEL: '' })).toMatchObject({
      ...{ value: null, isSet: false, origin: 'DEFAULT' },
    });
    const CLIENT_ORIGIN = 'https://a.example, https://b.example:8443';
    expect(find('CLIENT_ORIGIN', { CLIENT_ORIGIN })?.value).toBe(CLIENT_ORIGIN);
  });

  it('tell of a secret only whether it is set', () => {
    expect(find('JWT_SECRET')).toMatchObject({ value: null, isSet: true, origin: 'DATA_DIR' });
    expect(find('ADMIN_PASSWORD')).toMatchObject({ value: null, isSet: false });
    const secret = 'MARK-'.repeat(8);
    const given = {
      ...{ JWT_SECRET: secret, JWT_SECRET_PREVIOUS: secret, ADMIN_PASSWORD: secret },
      ALERT_WEBHOOK_URL: `https://hooks.example/${secret}`,
      ...{ JUDGE0_TOKEN: secret, JUDGE0_URL: `http://a:${secret}@judge0:2358/api` },
      DATABASE_URL: `postgresql://a:${secret}@db:5432/stepwise?password=${secret}`,
      DATABASE_POOL_URL: `postgresql://${secret}@db:6432/stepwise`,
      ...{ SMTP_URL: `smtp://a:${secret}@mail.example:587`, MAIL_FROM: 'Us <no-reply@a.example>' },
      CLIENT_ORIGIN: `https://a:${secret}@a.example`,
    };
    expect(JSON.stringify(list(given))).not.toContain('MARK');
    for (const name of ['JWT_SECRET', 'JWT_SECRET_PREVIOUS', 'ADMIN_PASSWORD', 'JUDGE0_TOKEN']) {
      expect(find(name, given)).toMatchObject({ value: null, isSet: true, origin: 'ENVIRONMENT' });
    }
    expect(find('DATABASE_URL', given)?.value).toBe('postgresql://db:5432/stepwise');
    expect(find('SMTP_URL', given)?.value).toBe('smtp://mail.example:587');
    expect(find('JUDGE0_URL', given)?.value).toBe('http://judge0:2358/api');
  });
});
