import type { MakeTokenInput, Token } from '@stepwise/contracts/token';
import { call } from '../../lib/api/api-client.ts';

export async function listTokens(): Promise<Token[]> {
  return (await call('GET /auth/tokens')).data;
}

/** @returns with the token's text, which is given only this once */
export async function postToken(data: MakeTokenInput): Promise<{ token: Token; secret: string }> {
  return (await call('POST /auth/tokens', { data })).data;
}

export async function deleteToken(id: string): Promise<string> {
  return (await call('DELETE /auth/tokens/{id}', { path: { id } })).message;
}
