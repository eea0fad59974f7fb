/** Drafts are kept under the person's id; nothing of a deleted account stays in this browser. */
export function forgetLocally(userId: string): void {
  try {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith('stepwise') && key.includes(userId)) localStorage.removeItem(key);
    }
  } catch {
    // Storage that is switched off holds nothing.
  }
}
