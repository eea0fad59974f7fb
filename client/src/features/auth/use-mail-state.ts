import { useEffect, useState } from 'react';
import { loadAuthApi } from './load-auth-api.ts';

export type MailState = 'asking' | 'on' | 'off';

/** Whether this site sends mail. Where that cannot be told, an administrator helps as well. */
export function useMailState(): MailState {
  const [state, setState] = useState<MailState>('asking');

  useEffect(() => {
    let isOver = false;
    const tell = (next: MailState) => {
      if (!isOver) setState(next);
    };
    loadAuthApi()
      .then(({ getMailIsOn }) => getMailIsOn())
      .then(
        (isOn) => tell(isOn ? 'on' : 'off'),
        () => tell('off'),
      );
    return () => {
      isOver = true;
    };
  }, []);

  return state;
}
