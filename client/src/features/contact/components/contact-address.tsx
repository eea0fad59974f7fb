import { useSite } from '../../../lib/site.ts';

/** Where those who run the site read mail, if they have said so. */
export function ContactAddress() {
  const email = useSite(({ contactEmail }) => contactEmail);
  if (email === '') return null;
  return (
    <p className="wrap-anywhere">
      Or write to{' '}
      <a href={`mailto:${email}`} className="link-inline">
        {email}
      </a>
      .
    </p>
  );
}
