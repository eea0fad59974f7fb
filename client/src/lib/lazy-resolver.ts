import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import type { z } from 'zod';
import { inTime } from './in-time.ts';
import { isNewRelease, NEW_RELEASE } from './browser/release.ts';

const UNREACHABLE =
  'A part of this page could not be loaded. Check your connection, then try again.';

/**
 * Checks a form by a schema that is fetched once the form is filled in: the schema library weighs
 * more than all else on such a page. What cannot be checked is not sent.
 */
export function lazyResolver<Output extends FieldValues, Input extends FieldValues>(
  load: () => Promise<z.ZodType<Output, Input>>,
): Resolver<Input, unknown, Output> {
  return async (values, context, options) => {
    const scripts = Promise.all([import('@hookform/resolvers/zod'), load()]);
    const loaded = await inTime(scripts).catch(() => null);
    if (!loaded) {
      const message = (await isNewRelease()) ? NEW_RELEASE : UNREACHABLE;
      const errors: unknown = { root: { type: 'unreachable', message } };
      return { values: {}, errors: errors as FieldErrors<Input> };
    }
    const [{ zodResolver }, schema] = loaded;
    return zodResolver(schema)(values, context, options);
  };
}
