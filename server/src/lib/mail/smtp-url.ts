/** A mail server, and who we are to it. */
export type SmtpServer = {
  readonly host: string;
  /** Null: the usual one. */
  readonly port: number | null;
  /** Begins with TLS; otherwise it turns to it where the server offers it. */
  readonly isSecure: boolean;
  readonly auth: { readonly user: string; readonly pass: string } | null;
};

/** Reads `smtp://user:password@host:587` or `smtps://...`; null for anything else. */
export function readSmtpUrl(text: string): SmtpServer | null {
  if (!URL.canParse(text) || /[?#]/.test(text)) return null;
  const { protocol, hostname, port, username, password, pathname } = new URL(text);
  if (!/^smtps?:$/.test(protocol) || hostname === '' || pathname.length > 1) return null;
  const [user, pass] = [decode(username), decode(password)];
  if (user === null || pass === null) return null;
  return {
    host: hostname.replace(/^\[|\]$/g, ''),
    port: port === '' ? null : Number(port),
    isSecure: protocol === 'smtps:',
    auth: user === '' ? null : { user, pass },
  };
}

/** Null where a % stands for itself. */
function decode(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
