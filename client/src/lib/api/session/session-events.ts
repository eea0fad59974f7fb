import { sessionEpoch } from './session.ts';

type Handlers = {
  /** The server no longer knows the session (expired, ended elsewhere). */
  readonly onEnd: () => void;
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
  if (code === 'UNAUTHENTICATED') handlers.onEnd();
  if (code === 'OTHER_USER') handlers.onOtherUser();
}
