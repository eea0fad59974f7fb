import type { MakeTokenInput, Token } from '@stepwise/contracts/token';
import toast from 'react-hot-toast';
import { create } from 'zustand';
import { asApiError } from '../../lib/api/failures/as-api-error.ts';
import { loadInto, unloaded, type Remote } from '../../lib/api/remote.ts';
import { deleteToken, listTokens, postToken } from './token.api.ts';

/** The newest first. */
type TokenState = Remote<'tokens', Token[]> & {
  load: () => Promise<void>;
  /**
   * Answers with the token's text, which is given only this once.
   * @throws {ApiError}
   */
  make: (input: MakeTokenInput) => Promise<string>;
  revoke: (id: string) => Promise<void>;
};

export const useTokenStore = create<TokenState>()((set, get) => ({
  ...unloaded('tokens'),

  load: () => loadInto(set, 'tokens', listTokens),

  make: async (input) => {
    const { token, secret } = await postToken(input);
    set({ tokens: [token, ...(get().tokens ?? [])] });
    return secret;
  },

  revoke: async (id) => {
    try {
      toast.success(await deleteToken(id));
      set({ tokens: get().tokens?.filter((token) => token.id !== id) ?? null });
    } catch (error) {
      toast.error(asApiError(error).message);
    }
  },
}));
