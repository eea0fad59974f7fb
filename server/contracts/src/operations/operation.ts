import type { z } from 'zod';
import type { TokenScope } from '../accounts/token.ts';

/** Who may call: everyone, signed-in users, setters and administrators, or administrators alone. */
export type Access = 'public' | 'user' | 'setter' | 'admin';

export type Operation = {
  readonly access: Access;
  /** What a token needs to be allowed here; null where none is let in. */
  readonly scope: TokenScope | null;
  readonly summary: string;
  readonly body?: z.ZodType;
  /** Type of a body that is a file. */
  readonly upload?: string;
  readonly query?: z.ZodType;
  /** Headers that mean something to this one, with what they do. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly response: z.ZodType;
  /** Types of an answer that is a file instead. */
  readonly download?: readonly string[];
  /** Status of success, 200 when absent. */
  readonly status?: 200 | 201 | 202;
  /** What 202 with the same shape says; absent where there is none. */
  readonly pending?: string;
  /** Sent instead of one answer under `Accept: text/event-stream`. */
  readonly events?: Readonly<Record<string, z.ZodType>>;
};
