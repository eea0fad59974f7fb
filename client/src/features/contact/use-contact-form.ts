import { type SubmitEvent, useEffect, useState } from 'react';

export type ContactState = 'idle' | 'sending' | 'sent';

const SENDING_MS = 1000;
const SENT_MS = 5000;

/** Spec 2: nothing is sent anywhere; the message goes to the console and the form says thanks. */
export function useContactForm() {
  const [state, setState] = useState<ContactState>('idle');
  const [form, setForm] = useState<HTMLFormElement | null>(null);

  useEffect(() => {
    if (state === 'idle') return;
    const timer = window.setTimeout(
      () => {
        if (state === 'sending') form?.reset();
        setState(state === 'sending' ? 'sent' : 'idle');
      },
      state === 'sending' ? SENDING_MS : SENT_MS,
    );
    return () => window.clearTimeout(timer);
  }, [state, form]);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (state === 'sending') return;
    // eslint-disable-next-line no-console -- the spec: submission only logs to the console
    console.log('Contact form', Object.fromEntries(new FormData(event.currentTarget)));
    setForm(event.currentTarget);
    setState('sending');
  }

  return { state, submit };
}
