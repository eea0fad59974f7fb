import type { MakeTokenInput, Token } from '@stepwise/contracts/token';
import toast from 'react-hot-toast';
import { create } from 'zustand';
import type { ApiError } from '../../lib/api/failures/api-error.ts';
import { asApiError } from '../../lib/api/failures/as-api-error.ts';
import { deleteToken, listTokens, postToken } from './token.api.ts';

type TokenState = {
  /** Newest first; null until they were there. */
  tokens: Token[] | null;
  tokensError: ApiError | null;
  load: () => Promise<void>;
  /**
   * Answers with the token's text, which is given only this once.
   * @throws {ApiError}
   */
  make: (input: MakeTokenInput) => Promise<string>;
  revoke: (id: string) => Promise<void>;
};

export const useTokenStore = create<TokenState>()((set, get) => ({
  tokens: null,
  tokensError: null,

  load: async () => {
    set({ tokensError: null });
    try {
      set({ tokens: await listTokens() });
    } catch (error) {
      set({ tokensError: asApiError(error) });
    }
  },

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
