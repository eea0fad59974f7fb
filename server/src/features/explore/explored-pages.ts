import { storableText } from '@stepwise/contracts/text';
import type { Request, RequestHandler, Response } from 'express';
import { limitRate } from '../../http/limits/rate-limit.ts';
import type { DescribePage, PageText } from '../../http/page/page-text.ts';
import type { Reader } from '../../lib/db/db.ts';
import type { Logger } from '../../lib/logger.ts';
import { unlessAborted } from '../../lib/unless-aborted.ts';
import { FIRST_PROBLEMS, findProblemText, listFirstProblems } from './explore.queries.ts';
import { CHOICE_PATH, exploredPath } from './explored-path.ts';
import { briefly, piecesOf } from './statement-text.ts';

/** A page that waits longer is better without its text. */
const WITHIN_MS = 1_000;
/** The choice, or a problem by its id or slug. */
const EXPLORED = /^\/explore(?:\/([^/]*))?\/?$/;
const idOrSlugSchema = storableText().max(200);

type Deps = {
  readonly db: Reader;
  readonly logger: Logger;
  readonly rateLimitScale: number;
  /** Whether this process is overloaded. */
  readonly isLagging: () => boolean;
};

/**
 * The texts of the pages for visitors. Where there is no time to read one, the page goes without: whoever
 * runs its scripts misses nothing.
 */
export function describeExplored({ db, logger, rateLimitScale, isLagging }: Deps): DescribePage {
  const limitReads = limitRate({ windowMinutes: 1, limit: 120, scale: rateLimitScale });
  return async (req, res, path) => {
    const [address, id = ''] = EXPLORED.exec(path) ?? [];
    if (address === undefined) return null;
    if (isLagging() || !(await isWithin(limitReads, req, res))) return 'unread';
    try {
      const text = id === '' ? textOfChoice(db) : textOfProblem(db, id);
      return await unlessAborted(text, AbortSignal.timeout(WITHIN_MS));
    } catch (error) {
      logger.warn({ err: error }, 'a page for visitors goes without its text');
      return 'unread';
    }
  };
}

/** Whether a limit lets the request through. */
function isWithin(limit: RequestHandler, req: Request, res: Response): Promise<boolean> {
  return new Promise((resolve) => {
    void limit(req, res, (refusal?: unknown) => resolve(refusal === undefined));
  });
}

async function textOfChoice(db: Reader): Promise<PageText> {
  const problems = await listFirstProblems(db, FIRST_PROBLEMS);
  const description = 'Read one and write your program, without an account.';
  return {
    path: CHOICE_PATH,
    title: 'Try a problem',
    description,
    pieces: [
      { tag: 'h1', text: 'Try a problem' },
      { tag: 'p', text: description },
      ...problems.map(({ title, slug }) => {
        return { tag: 'h2', text: title, href: exploredPath(slug) } as const;
      }),
    ],
  };
}

async function textOfProblem(db: Reader, id: string): Promise<PageText | 'missing'> {
  const problem = idOrSlugSchema.safeParse(id).success ? await findProblemText(db, id) : null;
  if (!problem) return 'missing';
  const { slug, title, description, constraints } = problem;
  return {
    path: exploredPath(slug),
    title,
    description: briefly(description),
    pieces: [
      { tag: 'h1', text: title },
      ...piecesOf(description),
      ...(constraints.trim() === '' ? [] : [{ tag: 'h2', text: 'Constraints' } as const]),
      ...piecesOf(constraints),
      { tag: 'p', text: 'Other problems to try', href: CHOICE_PATH },
    ],
  };
}
