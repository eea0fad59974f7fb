import { useSiteName } from '../../../lib/site.ts';

/** The document's title. React moves it into the head. */
export function PageTitle({ children }: { children?: string }) {
  const site = useSiteName();
  return <title>{children ? `${children} · ${site}` : site}</title>;
}
