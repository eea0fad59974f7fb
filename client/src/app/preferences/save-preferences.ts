import type { ChoosePreferences } from '@stepwise/contracts/auth';
import { useAuthStore } from '../../features/auth/auth.store.ts';
import { choosePreferences } from '../../features/profile/profile.api.ts';

/**
 * Keeps what the person prefers with their account; what is left out stays.
 * @throws ApiError
 */
export async function savePreferences(chosen: ChoosePreferences): Promise<void> {
  const { preferences } = await choosePreferences(chosen);
  const { authUser } = useAuthStore.getState();
  // Whoever has signed out meanwhile stays so.
  if (authUser && preferences) useAuthStore.setState({ authUser: { ...authUser, preferences } });
}
