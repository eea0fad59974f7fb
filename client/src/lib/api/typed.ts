import { useEffect, useRef, useState } from 'react';
import { believedUser, sessionEpoch } from './session/session.ts';
import { fits, type Shape } from './shape.ts';
import { readTabText, writeTabText } from '../browser/storage.ts';

const PREFIX = 'stepwise.typed.v1';

/**
 * Sends what was typed into a form. When the session ends on the way the page is left for the sign-in,
 * and the values wait in this tab for their person to come back.
 */
export async function sendTyped<Result>(
  form: string,
  values: unknown,
  send: () => Promise<Result>,
): Promise<Result> {
  const key = keyOf(form);
  const askedIn = sessionEpoch();
  writeTabText(key, JSON.stringify(values));
  try {
    return await send();
  } finally {
    if (sessionEpoch() === askedIn) writeTabText(key, null);
  }
}

/** What waited for this form, once; null when nothing did. */
export function useTyped<Values>(
  form: string,
  fields: Readonly<Record<keyof Values & string, Shape>>,
): Values | null {
  const [values] = useState(() => readTyped(form));
  useEffect(() => writeTabText(keyOf(form), null), [form]);
  return fits(values, ['object', fields]) ? (values as Values) : null;
}

/**
 * Should the session end while the form is open, noticed by whichever call, what is typed into it waits in
 * this tab, too.
 * @param typed answers with null while nothing is
 */
export function useKeepTyped(form: string, typed: () => unknown): void {
  const [userId] = useState(believedUser);
  const latest = useRef(typed);
  useEffect(() => {
    latest.current = typed;
  });
  useEffect(
    () => () => {
      if (believedUser() === userId) return;
      const values = latest.current();
      if (values !== null) writeTabText(keyOf(form, userId), JSON.stringify(values));
    },
    [form, userId],
  );
}

export function isTypedWaiting(form: string): boolean {
  return readTyped(form) !== null;
}

function readTyped(form: string): unknown {
  // Nobody but this file writes there.
  return JSON.parse(readTabText(keyOf(form)) ?? 'null');
}

function keyOf(form: string, userId = believedUser()): string {
  return [PREFIX, userId, form].join(':');
}
