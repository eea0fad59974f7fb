import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import type { z } from 'zod';

const UNREACHABLE = 'The form could not be checked: the server cannot be reached. Try again.';

/**
 * Checks a form by a schema that is fetched once the form is filled in: the schema library weighs
 * more than all else on such a page. What cannot be checked is not sent.
 */
export function lazyResolver<Output extends FieldValues, Input extends FieldValues>(
  load: () => Promise<z.ZodType<Output, Input>>,
): Resolver<Input, unknown, Output> {
  return async (values, context, options) => {
    const loaded = await Promise.all([import('@hookform/resolvers/zod'), load()]).catch(() => null);
    if (!loaded) {
      const errors: unknown = { root: { type: 'unreachable', message: UNREACHABLE } };
      return { values: {}, errors: errors as FieldErrors<Input> };
    }
    const [{ zodResolver }, schema] = loaded;
    return zodResolver(schema)(values, context, options);
  };
}
