import type { CheckedInvitation } from '@stepwise/contracts/registration';
import { useEffect, useState } from 'react';
import { asApiError } from '../../lib/api/failures/as-api-error.ts';
import { loadAuthApi } from './load-auth-api.ts';

/** Whether somebody may register here. */
export type Admission =
  | { readonly kind: 'asking' }
  /** With an email at one of these domains; at any, where there are none. */
  | {
      readonly kind: 'open';
      readonly domains: readonly string[];
      /** That the invitation was made for. */
      readonly email?: string | undefined;
    }
  | { readonly kind: 'closed' }
  | { readonly kind: 'invitation-needed' }
  /** The invitation does not work; whether one can register without it. */
  | { readonly kind: 'refused'; readonly reason: string; readonly isOpen: boolean };

const ASKING: Admission = { kind: 'asking' };

/**
 * Asks whether somebody may register, before they fill in a form in vain.
 * @param invitation token of an invitation; empty without one
 */
export function useAdmission(invitation: string): Admission {
  const [answer, setAnswer] = useState({ invitation, admission: ASKING });

  useEffect(() => {
    let isOver = false;
    void ask(invitation).then((admission) => {
      if (!isOver) setAnswer({ invitation, admission });
    });
    return () => {
      isOver = true;
    };
  }, [invitation]);

  // What was said of another link says nothing of this one.
  return answer.invitation === invitation ? answer.admission : ASKING;
}

async function ask(invitation: string): Promise<Admission> {
  try {
    const { getRegistration, postCheckInvitation } = await loadAuthApi();
    const isInvited = invitation !== '';
    const { mode, domains, email }: CheckedInvitation = await (isInvited
      ? postCheckInvitation(invitation)
      : getRegistration());
    if (mode === 'CLOSED') return { kind: 'closed' };
    if (mode === 'INVITATION' && !isInvited) return { kind: 'invitation-needed' };
    return { kind: 'open', domains, email };
  } catch (cause) {
    const { code, message } = asApiError(cause);
    if (code === 'REGISTRATION_CLOSED') return { kind: 'closed' };
    if (code === 'CONFLICT') {
      const { kind } = await ask('');
      return { kind: 'refused', reason: message, isOpen: kind === 'open' };
    }
    // Not known: whoever fills in the form hears the truth when it is sent.
    return { kind: 'open', domains: [] };
  }
}
