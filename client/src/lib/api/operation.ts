import type { Readiness } from '@stepwise/contracts/health';
import type { Operation, OPERATIONS } from '@stepwise/contracts/operations/operations';
import type { z } from 'zod';

type Operations = typeof OPERATIONS;

/** The body of a success, by method and path. Readiness lies beside the API. */
export type Answers = {
  [Name in keyof Operations]: z.output<Operations[Name]['response']>;
} & { 'GET /readyz': Readiness };

export type OperationName = keyof Answers;

/** Operations that can tell how far they are. */
export type StreamName = {
  [Name in keyof Operations]: Operations[Name] extends Required<Pick<Operation, 'events'>>
    ? Name
    : never;
}[keyof Operations];

/** What a stream tells, by event name. */
export type StreamEvent<Name extends StreamName> = {
  [Event in keyof Operations[Name]['events']]: {
    readonly name: Event;
    readonly payload: Operations[Name]['events'][Event] extends z.ZodType
      ? z.output<Operations[Name]['events'][Event]>
      : never;
  };
}[keyof Operations[Name]['events']];

type Place<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Place<Rest>
  : never;

/** What fills the places of a path. An operation without any takes nothing. */
export type PathOf<Name extends string> = [Place<Name>] extends [never]
  ? unknown
  : { readonly path: Readonly<Record<Place<Name>, string>> };

export type Path = Readonly<Record<string, string>>;

/** Method and address below the API's own, like `GET` and `/playlist/1` of `GET /playlist/{id}`. */
export function addressOf(operation: string, path: Path = {}): { method: string; url: string } {
  const [method = '', pattern = ''] = operation.split(' ');
  const url = pattern.replace(/\{(\w+)\}/g, (_place, name: string) =>
    encodeURIComponent(path[name] ?? ''),
  );
  return { method, url };
}
