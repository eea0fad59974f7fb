import { useState } from 'react';
import { asApiError } from './failures/as-api-error.ts';
import { mergeFields, type Fields } from './merge-fields.ts';
import { useTypedForm } from './use-typed-form.ts';

/** Fields as they are stored, and how often they were changed. */
export type Shared<Values extends Fields> = { readonly values: Values; readonly revision: number };

type Calls<Values extends Fields> = {
  readonly read: () => Promise<Shared<Values>>;
  /** @throws {ApiError} CONFLICT when they were changed since that revision */
  readonly save: (values: Values, basedOn: number) => Promise<Shared<Values>>;
};

type SharedForm<Values extends Fields> = {
  readonly values: Values;
  readonly change: (some: Partial<Values>) => void;
  /** What another has stored in fields that both have changed: whoever saves again has seen it. */
  readonly theirs: Partial<Values>;
  /** Answers whether it is saved; otherwise there is something in `theirs`. */
  readonly save: () => Promise<boolean>;
};

/** Beyond it others save without end. */
const TRIES = 3;

/**
 * The fields of a form that several people may save at the same time. What another has saved meanwhile and this
 * person did not touch is taken over; nothing that was typed is lost.
 */
export function useSharedForm<Values extends Fields>(
  name: string,
  stored: Shared<Values>,
  calls: Calls<Values>,
): SharedForm<Values> {
  // Beside the fields, so that what waits for a sign-in is compared with what it began with.
  const form = useTypedForm<Values & { base: string }>(name, withBase(stored.values, stored));
  const [theirs, setTheirs] = useState<Partial<Values>>({});

  async function save(): Promise<boolean> {
    let base = JSON.parse(form.values.base) as Shared<Values>;
    let values: Values = form.values;
    const { values: sent } = mergeFields(base.values, values, base.values);
    // What was typed meanwhile stays.
    const settle = (to: Values) =>
      form.change((now) => withBase(mergeFields(sent, now, to).values, base));
    for (let tries = 1; ; tries++) {
      try {
        const [wish, { revision }] = [values, base];
        base = await form.send(() => calls.save(wish, revision));
        settle(base.values);
        setTheirs({});
        return true;
      } catch (error) {
        if (asApiError(error).code !== 'CONFLICT' || tries === TRIES) throw error;
      }
      const before = base;
      base = await calls.read();
      const merged = mergeFields(before.values, values, base.values);
      values = merged.values;
      settle(values);
      setTheirs(merged.theirs);
      if (Object.keys(merged.theirs).length > 0) return false;
    }
  }

  const change = (some: Partial<Values>) => form.change(some as Partial<Values & { base: string }>);
  return { values: form.values, change, theirs, save };
}

function withBase<Values extends Fields>(values: Values, base: Shared<Values>) {
  return { ...values, base: JSON.stringify(base) };
}
