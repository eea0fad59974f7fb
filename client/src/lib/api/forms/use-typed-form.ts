import { useState } from 'react';
import type { Fields } from './merge-fields.ts';
import { sendTyped, useKeepTyped, useTyped } from '../typed.ts';

type TypedForm<Values extends Fields> = {
  readonly values: Values;
  /** By some fields, or by what they become of all. */
  readonly change: (some: Partial<Values> | ((now: Values) => Partial<Values>)) => void;
  /** Sends by a call of the API. */
  readonly send: <Result>(call: () => Promise<Result>) => Promise<Result>;
};

/**
 * The fields of a form, which begin with what waited for them, or else with these. Should the session end, they
 * wait for a sign-in.
 */
export function useTypedForm<Values extends Fields>(
  form: string,
  first: Values,
): TypedForm<Values> {
  const shapes = Object.fromEntries(Object.keys(first).map((name) => [name, 'string' as const]));
  const typed = useTyped<Values>(form, shapes as Record<keyof Values & string, 'string'>);
  const [values, setValues] = useState(typed ?? first);
  const isChanged = Object.keys(first).some((name) => values[name] !== first[name]);
  useKeepTyped(form, () => (isChanged ? values : null));
  return {
    values,
    change: (some) =>
      setValues((now) => ({ ...now, ...(typeof some === 'function' ? some(now) : some) })),
    send: (call) => sendTyped(form, values, call),
  };
}
