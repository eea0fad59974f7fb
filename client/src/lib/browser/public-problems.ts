/** Whether visitors may read problems here: the server writes it into the page. */
export function hasPublicProblems(): boolean {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="stepwise-public-problems"]');
  return meta?.content === 'on';
}
