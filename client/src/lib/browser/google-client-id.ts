/** The server writes it into the page when Google sign-in is configured; null hides the button. */
export function googleClientId(): string | null {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="stepwise-google-client-id"]');
  const content = meta?.content.trim() ?? '';
  return content === '' ? null : content;
}
