import { useState } from 'react';
import { asApiError } from '../failures/as-api-error.ts';
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
  /** Whether something in them is not saved. */
  readonly isChanged: boolean;
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
    // The fields alone, without the base beside them.
    let wish = mergeFields(base.values, form.values, base.values).values;
    for (let tries = 1; ; tries++) {
      const [sent, { revision }] = [wish, base];
      try {
        const saved = await form.send(() => calls.save(sent, revision));
        settle(sent, saved.values, saved);
        setTheirs({});
        return true;
      } catch (error) {
        if (asApiError(error).code !== 'CONFLICT' || tries === TRIES) throw error;
      }
      const stored = await form.send(calls.read);
      const merged = mergeFields(base.values, sent, stored.values);
      [base, wish] = [stored, merged.values];
      settle(sent, wish, stored);
      setTheirs(merged.theirs);
      if (Object.keys(merged.theirs).length > 0) return false;
    }
  }

  /** The fields become what was stored or merged; what was typed since they were sent stays. */
  function settle(sent: Values, to: Values, base: Shared<Values>) {
    form.change((now) => withBase(mergeFields(sent, now, to).values, base));
  }

  const change = (some: Partial<Values>) => form.change(some as Partial<Values & { base: string }>);
  // Whoever has taken theirs over has nothing left to choose.
  const open = Object.entries(theirs).filter(([field, value]) => value !== form.values[field]);
  const { values } = form;
  const begunWith = Object.entries((JSON.parse(values.base) as Shared<Values>).values);
  return {
    ...{ values, change, save, theirs: Object.fromEntries(open) as Partial<Values> },
    isChanged: begunWith.some(([field, value]) => value !== values[field]),
  };
}

function withBase<Values extends Fields>(values: Values, base: Shared<Values>) {
  return { ...values, base: JSON.stringify(base) };
}
