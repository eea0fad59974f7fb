import helmet from 'helmet';
import type { RequestHandler } from 'express';

const HTTPS_FOR_A_YEAR = 'max-age=31536000';
const GOOGLE = 'https://accounts.google.com/gsi/';
const GOOGLE_PROFILE = 'https://www.googleapis.com/oauth2/v3/userinfo';
const GOOGLE_IMAGES = 'https://*.googleusercontent.com';

/**
 * Headers that keep the browser from running, framing or sending what is not ours. Styles may be
 * inline because the editor sets them; scripts may not. Google's addresses are named only when
 * signing in with Google is configured.
 */
export function securityHeaders(googleEnabled: boolean): RequestHandler {
  const google = (path: string): string[] => (googleEnabled ? [GOOGLE + path] : []);
  const setHeaders = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...google('client')],
        styleSrc: ["'self'", "'unsafe-inline'", ...google('style')],
        connectSrc: ["'self'", ...google(''), ...(googleEnabled ? [GOOGLE_PROFILE] : [])],
        frameSrc: googleEnabled ? [GOOGLE] : ["'none'"],
        imgSrc: ["'self'", 'data:', ...(googleEnabled ? [GOOGLE_IMAGES] : [])],
        fontSrc: ["'self'", 'data:'],
        workerSrc: ["'self'", 'blob:'],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    crossOriginEmbedderPolicy: false,
    // For browsers that do not know frame-ancestors.
    frameguard: { action: 'deny' },
    strictTransportSecurity: false,
  });
  return (req, res, next) => {
    // Sent only over HTTPS, which a trusted proxy in front reports.
    if (req.secure) res.set('Strict-Transport-Security', HTTPS_FOR_A_YEAR);
    setHeaders(req, res, next);
  };
}
