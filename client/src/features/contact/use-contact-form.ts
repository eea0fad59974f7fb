import { type SubmitEvent, useEffect, useState } from 'react';
import { asApiError } from '../../lib/api/failures/as-api-error.ts';
import { postMessage } from './contact.api.ts';

export type ContactState = 'idle' | 'sending' | 'sent';

/** Spec 2: sending is to be seen for a second, thanks for five. */
const SENDING_MS = 1000;
const SENT_MS = 5000;

/** Sends what a visitor writes. When that fails it says why, and nothing typed is lost. */
export function useContactForm() {
  const [state, setState] = useState<ContactState>('idle');
  const [refusal, setRefusal] = useState<string>();

  useEffect(() => {
    if (state !== 'sent') return;
    const timer = window.setTimeout(() => setState('idle'), SENT_MS);
    return () => window.clearTimeout(timer);
  }, [state]);

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (state === 'sending') return;
    const form = event.currentTarget;
    const fields = new FormData(form);
    // eslint-disable-next-line no-console -- spec 2: submission logs to the console
    console.log('Contact form', Object.fromEntries(fields));
    setState('sending');
    setRefusal(undefined);
    const seen = new Promise((resolve) => window.setTimeout(resolve, SENDING_MS));
    try {
      await postMessage({
        name: textOf(fields, 'name'),
        email: textOf(fields, 'email'),
        message: textOf(fields, 'message'),
      });
      await seen;
      // What was written meanwhile was not sent.
      if (isAsSent(new FormData(form), fields)) form.reset();
      setState('sent');
    } catch (error) {
      setRefusal(asApiError(error).message);
      setState('idle');
    }
  }

  return { state, refusal, submit };
}

function isAsSent(now: FormData, sent: FormData): boolean {
  return [...sent.keys()].every((name) => textOf(now, name) === textOf(sent, name));
}

function textOf(fields: FormData, name: string): string {
  const value = fields.get(name);
  return typeof value === 'string' ? value : '';
}
