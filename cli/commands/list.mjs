import { get } from '../lib/api.mjs';
import { accountFor } from '../lib/config.mjs';
import { EXIT, Failure } from '../lib/failure.mjs';
import { say } from '../lib/say.mjs';

const DIFFICULTIES = ['easy', 'medium', 'hard'];

/** @typedef {{ number: number, slug: string, title: string, difficulty: string, tags: string[],
 *   solvedBy: unknown[], tried: boolean }} ListedProblem */

export const list = {
  usage: 'list [WORDS] [--difficulty easy|medium|hard] [--tag TAG] [--unsolved]',
  summary: 'The problems, with those that you solved (+) or tried (.)',
  options: {
    difficulty: { type: /** @type {const} */ ('string') },
    tag: { type: /** @type {const} */ ('string') },
    unsolved: { type: /** @type {const} */ ('boolean') },
  },

  /** @param {{ positionals: string[], values: Record<string, any> }} args */
  async run({ positionals, values }) {
    const { difficulty, tag, unsolved } = values;
    if (difficulty !== undefined && !DIFFICULTIES.includes(difficulty)) {
      throw new Failure(EXIT.usage, `--difficulty is one of ${DIFFICULTIES.join(', ')}`);
    }
    const { data } = await get(accountFor(), '/problems/get-all-problems');
    const words = positionals.join(' ').toLowerCase();
    /** @param {ListedProblem} problem */
    const isWanted = (problem) =>
      `${problem.slug} ${problem.title}`.toLowerCase().includes(words) &&
      (difficulty === undefined || problem.difficulty.toLowerCase() === difficulty) &&
      (tag === undefined || problem.tags.some((one) => one.toLowerCase() === tag.toLowerCase())) &&
      !(unsolved && problem.solvedBy.length > 0);
    /** @type {ListedProblem[]} */
    const found = data.filter(isWanted).reverse();
    const width = Math.max(0, ...found.map(({ slug }) => slug.length));
    for (const problem of found) {
      const { number, slug, title } = problem;
      const place = String(number).padStart(4);
      const kind = problem.difficulty.toLowerCase().padEnd(6);
      say(`${markOf(problem)} ${place}  ${slug.padEnd(width)}  ${kind}  ${title}`);
    }
    if (found.length === 0) say('No problem is like that.');
    return EXIT.ok;
  },
};

/** @param {ListedProblem} problem */
function markOf({ solvedBy, tried }) {
  if (solvedBy.length > 0) return '+';
  return tried ? '.' : ' ';
}
