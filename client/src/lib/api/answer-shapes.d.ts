/* eslint-disable @typescript-eslint/consistent-type-imports -- these modules are on no disk, and may import nothing */
// Made of the contracts by client/answer-shapes.ts.
declare module 'virtual:answer-shapes' {
  /** Of the body of a success, by operation. */
  export const ANSWERS: Readonly<Record<string, import('./shape.ts').Shape>>;
}

declare module 'virtual:event-shapes' {
  /** Of what a stream tells, by operation and name of the event. */
  export const EVENTS: Readonly<
    Record<string, Readonly<Record<string, import('./shape.ts').Shape>>>
  >;
}
