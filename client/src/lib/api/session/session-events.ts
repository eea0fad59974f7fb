import type { ErrorCode } from '@stepwise/contracts/error';
import { sessionEpoch } from './session.ts';

/** The code with which the server says that it knows the session no longer. */
export type SessionEnd = Extract<ErrorCode, 'UNAUTHENTICATED' | 'SUSPENDED_MEANWHILE'>;

type Handlers = {
  /** The server no longer knows the session (expired, ended elsewhere). */
  readonly onEnd: (why: SessionEnd) => void;
  /** The session is somebody else's than this page believes. */
  readonly onOtherUser: () => void;
};

let handlers: Handlers = { onEnd: () => undefined, onOtherUser: () => undefined };

export function onSessionChange(wanted: Handlers): void {
  handlers = wanted;
}

/**
 * Tells of what a refusal says about the session, if it is the one of now: the answer to a question from
 * before says nothing about who has signed in since.
 * @param askedIn epoch in which the call began
 */
export function noteRefusal(code: string, askedIn: number): void {
  if (askedIn !== sessionEpoch()) return;
  if (code === 'UNAUTHENTICATED' || code === 'SUSPENDED_MEANWHILE') handlers.onEnd(code);
  if (code === 'OTHER_USER') handlers.onOtherUser();
}
