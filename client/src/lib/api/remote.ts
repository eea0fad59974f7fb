import type { ApiError } from './failures/api-error.ts';
import { asApiError } from './failures/as-api-error.ts';

/**
 * What a store has of one thing that the server keeps: itself, null until it was loaded once; why the last
 * load failed, null after a success and while one runs; and whether one runs. What was loaded before stays
 * when a load fails.
 */
export type Remote<Name extends string, Data> = Record<Name, Data | null> &
  Record<`${Name}Error`, ApiError | null> &
  Record<`is${Capitalize<Name>}Loading`, boolean>;

/** Of a thing that nobody has asked for. */
export function unloaded<Name extends string>(name: Name): Remote<Name, never> {
  return change<Name, never>(name, { data: null, error: null, isLoading: false }) as Remote<
    Name,
    never
  >;
}

/** Loads it into a store. Never rejects: `onError` is told what the store is told. */
export async function loadInto<Name extends string, Data>(
  set: (state: Partial<Remote<Name, Data>>) => void,
  name: Name,
  read: () => Promise<Data>,
  onError?: (error: ApiError) => void,
): Promise<void> {
  set(change(name, { error: null, isLoading: true }));
  try {
    set(change(name, { data: await read() }));
  } catch (cause) {
    const error = asApiError(cause);
    set(change(name, { error }));
    onError?.(error);
  } finally {
    set(change(name, { isLoading: false }));
  }
}

type Change<Data> = { data?: Data | null; error?: ApiError | null; isLoading?: boolean };

/** Under the names that they have in the store. */
function change<Name extends string, Data>(
  name: Name,
  { data, error, isLoading }: Change<Data>,
): Partial<Remote<Name, Data>> {
  const loading = `is${name.charAt(0).toUpperCase()}${name.slice(1)}Loading`;
  return {
    ...(data !== undefined && { [name]: data }),
    ...(error !== undefined && { [`${name}Error`]: error }),
    ...(isLoading !== undefined && { [loading]: isLoading }),
  } as Partial<Remote<Name, Data>>;
}
