import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  GOOGLE_ANSWER_WITHIN_MS,
  type GoogleConfig,
} from '../../features/auth/google/ask-google.ts';

export const GOOD_TOKEN_INFO = {
  aud: 'our-client',
  azp: 'our-client',
  sub: 'subject-1',
  expires_in: '3599',
  scope: 'openid https://www.googleapis.com/auth/userinfo.email',
  email: 'Ada@Gmail.com',
  email_verified: 'true',
};

export const GOOD_USER_INFO = {
  sub: 'subject-1',
  email: 'Ada@Gmail.com',
  email_verified: true,
  name: 'Ada of Google',
  picture: 'https://lh3.googleusercontent.com/ada',
};

export type GoogleAnswers = {
  /** JSON to answer with, or a listener that does as it likes. */
  readonly tokenInfo?: object | RequestListener;
  readonly userInfo?: object | RequestListener;
  /** Google's deadline, in milliseconds; the product's own when absent. */
  readonly answerWithinMs?: number;
};

/** A Google of our own on loopback, for as long as `use` runs. */
export async function withFakeGoogle(
  answers: GoogleAnswers,
  use: (config: GoogleConfig) => Promise<void>,
): Promise<void> {
  const server = createServer((req, res) => {
    const answer =
      req.url === '/tokeninfo'
        ? (answers.tokenInfo ?? GOOD_TOKEN_INFO)
        : (answers.userInfo ?? GOOD_USER_INFO);
    if (typeof answer === 'function') (answer as RequestListener)(req, res);
    else res.setHeader('Content-Type', 'application/json').end(JSON.stringify(answer));
  });
  const url = await listen(server);
  try {
    await use({
      clientId: 'our-client',
      tokenInfoUrl: `${url}/tokeninfo`,
      userInfoUrl: `${url}/userinfo`,
      answerWithinMs: answers.answerWithinMs ?? GOOGLE_ANSWER_WITHIN_MS,
    });
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

function listen(server: Server): Promise<string> {
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    });
  });
}
