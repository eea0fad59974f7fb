/** Whether something is announced: the server writes it into the page. */
export function isAnnounced(): boolean {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="stepwise-announced"]');
  return meta?.content === 'on';
}
