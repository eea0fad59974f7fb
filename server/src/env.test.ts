import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { EnvError, readEnv, readJudgeEnv } from './env.ts';

describe('readEnv', () => {
  it('has a default for everything and takes empty values for absent ones', () => {
    expect(readEnv({ PORT: '', DATABASE_URL: '' })).toEqual({
      NODE_ENV: 'development',
      PORT: 3000,
      HOST: '127.0.0.1',
      JUDGE_ENGINE: 'local',
      QUEUE_MAX: 200,
      RATE_LIMIT_SCALE: 1,
      PUBLIC_PROBLEMS: 'on',
    });
  });

  it('takes from the file what is set to nothing in the environment', () => {
    const [home, directory] = [process.cwd(), mkdtempSync(join(tmpdir(), 'stepwise-env-'))];
    vi.stubEnv('PORT', '');
    vi.stubEnv('HOST', '127.0.0.2');
    try {
      writeFileSync(join(directory, '.env'), 'PORT=4000\nHOST=127.0.0.3\n');
      process.chdir(directory);
      expect(readEnv()).toMatchObject({ PORT: 4000, HOST: '127.0.0.2' });
    } finally {
      process.chdir(home);
      vi.unstubAllEnvs();
      rmSync(directory, { recursive: true });
    }
  });

  it('reads a list of origins', () => {
    const env = readEnv({ CLIENT_ORIGIN: 'https://a.example/, http://localhost:5173' });
    expect(env.CLIENT_ORIGIN).toEqual(['https://a.example', 'http://localhost:5173']);
  });

  it('reads a list of proxies', () => {
    const env = readEnv({ TRUSTED_PROXIES: 'loopback, 10.0.0.0/8,fd00::/8' });
    expect(env.TRUSTED_PROXIES).toEqual(['loopback', '10.0.0.0/8', 'fd00::/8']);
  });

  it('names everything that is wrong at once', () => {
    const read = () => readEnv({ PORT: 'many', JUDGE_ENGINE: 'magic', JWT_SECRET: 'short' });
    expect(read).toThrow(EnvError);
    expect(read).toThrow(/PORT[^]*JUDGE_ENGINE[^]*JWT_SECRET/);
  });

  it.each([
    [{ NODE_ENV: 'production' }, /JWT_SECRET: is required/],
    [{ JUDGE_ENGINE: 'judge0' }, /JUDGE0_URL: is required/],
    [{ JUDGE0_TOKEN_HEADER: 'X Token:' }, /JUDGE0_TOKEN_HEADER/],
    [{ JUDGE0_JAVA_ID: 'java' }, /JUDGE0_JAVA_ID: must be a number of/],
    [{ JUDGE0_URL: 'ftp://host' }, /JUDGE0_URL: must look like http/],
    [{ JUDGE0_URL: 'http://host/?a=b' }, /JUDGE0_URL: must end with its path/],
    [{ DATABASE_URL: 'mysql://localhost/x' }, /DATABASE_URL/],
    [{ DATABASE_POOL_URL: 'postgresql://host:6432/x' }, /DATABASE_URL: is required/],
    [{ TRUSTED_PROXIES: 'true' }, /TRUSTED_PROXIES[^]*must be addresses/],
    [{ RATE_LIMIT_SCALE: '0' }, /RATE_LIMIT_SCALE/],
    [{ PUBLIC_PROBLEMS: 'yes' }, /PUBLIC_PROBLEMS/],
    [{ JUDGE_SLOTS: '-1' }, /JUDGE_SLOTS/],
    [{ SMTP_URL: 'https://mail.example' }, /SMTP_URL: must look like smtp/],
    [{ SMTP_URL: 'smtp://mail.example?secure=no' }, /SMTP_URL: must look like smtp/],
    [{ SMTP_URL: 'smtp:mail.example:587' }, /SMTP_URL: must look like smtp/],
    [{ SMTP_URL: 'smtp://ada:50%@mail.example' }, /SMTP_URL: must look like smtp/],
    [{ ALERT_WEBHOOK_URL: 'mailto:ada@example.com' }, /ALERT_WEBHOOK_URL: must look like https/],
    [{ MAIL_FROM: 'Stepwise <nobody>' }, /MAIL_FROM: must look like/],
    [{ SMTP_URL: 'smtp://mail.example' }, /MAIL_FROM: is required[^]*CLIENT_ORIGIN: is required/],
  ])('refuses %j', (env, message) => {
    expect(() => readEnv(env)).toThrow(message);
  });

  it('repeats nothing of a wrong address for alerts, which has a secret in it', () => {
    const read = () => readEnv({ ALERT_WEBHOOK_URL: 'hooks.example/s3cret' });
    expect(read).toThrow('ALERT_WEBHOOK_URL');
    expect(read).not.toThrow('s3cret');
  });

  it('asks a server that only judges for no secret of sessions', () => {
    expect(readJudgeEnv({ NODE_ENV: 'production', JUDGE_SLOTS: '' }).JUDGE_SLOTS).toBeUndefined();
    expect(() => readJudgeEnv({ JUDGE_ENGINE: 'judge0' })).toThrow(/JUDGE0_URL: is required/);
  });
});
