import { Writable } from 'node:stream';
import { expect, it, vi } from 'vitest';
import { createLogger } from '../../../lib/logger.ts';
import { WebhookError, type PostWebhook } from '../../../lib/webhook/post-webhook.ts';
import { AlertWatch, type Look } from './alert-watch.ts';
import { ALERTS_OFF, createAlerts, type AlertChannel } from './alerts.ts';

const url = new URL('https://ada:s3cret@hooks.example/s3cret');

function channel(post: PostWebhook, withinMs?: number) {
  const lines: string[] = [];
  const log = new Writable({
    write: (line: Buffer, _encoding, done) => {
      lines.push(line.toString());
      done();
    },
  });
  const logger = createLogger('info', log);
  const options = { url, version: '1.2.3', host: 'judge-1', logger, post };
  return {
    lines,
    alerts: createAlerts(withinMs === undefined ? options : { ...options, withinMs }),
  };
}

it('an alert says what, since when, of which release and host, and nothing else', async () => {
  const bodies: string[] = [];
  const { alerts, lines } = channel((to, body) => {
    expect(to).toBe(url);
    bodies.push(body);
    return Promise.resolve();
  });
  expect(alerts.state()).toEqual({ isOn: true, lastSent: null, lastFailure: null });
  expect(await alerts.send('disk-low', new Date('2026-03-04T12:00:00Z'))).toBeNull();
  expect(bodies.map((body) => JSON.parse(body) as unknown)).toEqual([
    { what: 'disk-low', since: '2026-03-04T12:00:00.000Z', version: '1.2.3', host: 'judge-1' },
  ]);
  const lastSent = { what: 'disk-low', at: expect.stringMatching(/^2/) };
  expect(alerts.state()).toEqual({ isOn: true, lastSent, lastFailure: null });
  expect(lines.join('')).toContain('an alert was sent');
  expect(lines.join('') + JSON.stringify(alerts.state())).not.toMatch(/s3cret|hooks/);
});

it('one that does not get there is kept as the last failure, and is in the log', async () => {
  const { alerts, lines } = channel(() => Promise.reject(new WebhookError('the answer was 500')));
  expect(await alerts.send('not-ready', new Date())).toBe('the answer was 500');
  expect(alerts.state()).toEqual({
    ...{ isOn: true, lastSent: null },
    lastFailure: {
      ...{ what: 'not-ready', reason: 'the answer was 500', at: expect.stringMatching(/^2/) },
    },
  });
  expect(lines.join('')).toMatch(/the answer was 500.*an alert could not be sent/);
  expect(lines.join('')).not.toMatch(/s3cret|hooks/);
});

it('a POST is ended at its deadline', async () => {
  const untilAborted: PostWebhook = (_url, _body, signal) =>
    new Promise((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(new WebhookError('no answer in time')));
    });
  expect(await channel(untilAborted, 50).alerts.send('test', new Date())).toBe('no answer in time');
});

/** Looks at the fake clock for so many minutes. */
async function watch(watching: AlertWatch, minutes: number): Promise<void> {
  for (let look = 0; look < minutes * 4; look += 1) {
    vi.advanceTimersByTime(15_000);
    await watching.look();
  }
}

it('what is watched is told, also while something else cannot be read', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const told: string[] = [];
  const alerts: AlertChannel = {
    state: () => ALERTS_OFF,
    send: (what) => {
      told.push(what);
      // The first try of each fails.
      return Promise.resolve(told.filter((one) => one === what).length === 1 ? 'no' : null);
    },
  };
  let isReady = false;
  const looks: Look[] = [
    () => Promise.resolve({ readiness: isReady }),
    () => Promise.reject(new Error('The disk is gone')),
    () => new Promise(() => undefined),
  ];
  const logger = createLogger('silent');
  const warned = vi.spyOn(logger, 'warn');
  const watching = new AlertWatch({ alerts, looks, logger, withinMs: 5 });
  await watch(watching, 5);
  expect(told).toEqual(['not-ready', 'not-ready']);
  expect(warned).toHaveBeenCalled();
  isReady = true;
  await watch(watching, 5);
  expect(told.slice(2)).toEqual(['ready', 'ready']);
  vi.useRealTimers();
});

it('a server that stops waits for nobody who takes alerts', async () => {
  const { alerts } = channel(
    (_url, _body, signal) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(new WebhookError('no answer in time')));
      }),
  );
  vi.useFakeTimers({ toFake: ['performance'] });
  const looks: Look[] = [() => Promise.resolve({ disk: false })];
  const watching = new AlertWatch({ alerts, looks, logger: createLogger('silent'), everyMs: 1 });
  await watching.look();
  vi.advanceTimersByTime(180_000);
  watching.start();
  await new Promise((resolve) => setTimeout(resolve, 20));
  await watching.stop();
  // Not the other side's fault.
  expect(alerts.state().lastFailure).toBeNull();
  vi.useRealTimers();
});
