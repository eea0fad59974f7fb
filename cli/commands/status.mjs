import { get } from '../lib/api.mjs';
import { accountFor } from '../lib/config.mjs';
import { EXIT } from '../lib/failure.mjs';
import { say } from '../lib/say.mjs';
import { isFinal, sayVerdict, testText } from '../lib/submission.mjs';

/** @import { Account } from '../lib/config.mjs' */

const SHOWN = 10;

export const status = {
  usage: 'status [SUBMISSION]',
  summary: 'Your newest submissions, or how one of them ended',
  options: {},

  /** @param {{ positionals: string[] }} args */
  async run({ positionals: [id] }) {
    const account = accountFor();
    return id === undefined ? sayNewest(account) : sayOne(account, id);
  },
};

/** @param {Account} account */
async function sayNewest(account) {
  const { data } = await get(account, `/submission/get-all-submissions?limit=${SHOWN}`);
  for (const one of data) {
    const { id, problemTitle, language, passedCount, totalCount, createdAt } = one;
    const when = String(createdAt).slice(0, 16).replace('T', ' ');
    say(
      `${when}  ${one.status} ${passedCount}/${totalCount}  ${problemTitle} (${language})  ${id}`,
    );
  }
  if (data.length === 0) say('You have submitted nothing yet.');
  return EXIT.ok;
}

/**
 * @param {Account} account
 * @param {string} id
 */
async function sayOne(account, id) {
  const { data } = await get(account, `/submission/${encodeURIComponent(id)}`);
  if (!isFinal(data.status)) {
    say(data.status);
    // Nothing that a script could take for Accepted.
    return EXIT.network;
  }
  for (const test of data.testCases) {
    if (!test.passed && test.status !== 'Not Run') say(testText(test));
  }
  return sayVerdict(data, `${account.host}/problem/${data.problemId}/submissions/${data.id}`);
}
