import type { AlertKind, Alerts as AlertsState } from '@stepwise/contracts/metrics';
import type { Logger } from '../../../lib/logger.ts';
import { WebhookError, postWebhook, type PostWebhook } from '../../../lib/webhook/post-webhook.ts';

/** From the name of the host to the status of the answer. */
const SEND_WITHIN_MS = 10_000;

/** Through which alerts are sent, and what became of the last ones of this server. */
export type AlertChannel = {
  readonly state: () => AlertsState;
  /** @returns why it did not get there; null when it did */
  readonly send: (what: AlertKind, since: Date, signal?: AbortSignal) => Promise<string | null>;
};

export const ALERTS_OFF: AlertsState = { isOn: false, lastSent: null, lastFailure: null };

type Options = {
  /** Holds a secret: it is in no text that leaves this file. */
  readonly url: URL;
  readonly version: string;
  readonly host: string;
  readonly logger: Logger;
  readonly post?: PostWebhook;
  readonly withinMs?: number;
};

/** Sends alerts to the address that the operator has set. */
export function createAlerts(options: Options): AlertChannel {
  const { url, version, host, logger, post = postWebhook, withinMs = SEND_WITHIN_MS } = options;
  let state: AlertsState = { ...ALERTS_OFF, isOn: true };
  return {
    state: () => state,
    send: async (what, since, stopping) => {
      const inTime = AbortSignal.timeout(withinMs);
      const signal = stopping ? AbortSignal.any([inTime, stopping]) : inTime;
      const body = JSON.stringify({ what, since: since.toISOString(), version, host });
      try {
        await post(url, body, signal);
      } catch (error) {
        if (!(error instanceof WebhookError)) throw error;
        // Not the other side's fault.
        if (stopping?.aborted) return 'the server stops';
        const reason = error.message;
        state = { ...state, lastFailure: { what, at: new Date().toISOString(), reason } };
        logger.error({ alert: what, reason }, 'an alert could not be sent');
        return reason;
      }
      state = { ...state, lastSent: { what, at: new Date().toISOString() } };
      logger.info({ alert: what }, 'an alert was sent');
      return null;
    },
  };
}
