import { request, type ClientRequest } from 'node:http';
import { languageIdOf } from '@stepwise/contracts/language';

/** A program that somebody has sent in, or sends in now. */
export type Program = {
  readonly cookie: string;
  readonly key: string;
  readonly problemId: string;
  readonly language: 'PYTHON' | 'JAVASCRIPT';
  readonly source: string;
};

/** Opens a stream; one that is not read takes nothing but its head. */
export function openStream(
  url: string,
  { cookie, key, problemId, language, source }: Program,
  isRead: boolean,
): Promise<ClientRequest> {
  const body = {
    source_code: { [language]: source },
    language_id: languageIdOf(language),
    problemId,
  };
  return new Promise((resolve, reject) => {
    const sent = request(`${url}/api/v1/execution-code`, {
      method: 'POST',
      agent: false,
      headers: {
        ...{ Cookie: cookie, Accept: 'text/event-stream', 'Idempotency-Key': key },
        'Content-Type': 'application/json',
      },
    });
    sent.on('error', reject);
    sent.on('response', (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`A stream: ${answer.statusCode}`));
      answer.on('error', () => undefined);
      if (isRead) answer.resume();
      else answer.pause();
      resolve(sent);
    });
    sent.end(JSON.stringify(body));
  });
}
