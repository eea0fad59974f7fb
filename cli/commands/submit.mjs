import { createHash } from 'node:crypto';
import { basename, dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { get, stream } from '../lib/api.mjs';
import { accountFor } from '../lib/config.mjs';
import { EXIT, Failure } from '../lib/failure.mjs';
import { languageOfFile, LOCAL_LANGUAGES } from '../lib/languages.mjs';
import { findProject, readSource } from '../lib/project.mjs';
import { say, sayProgress } from '../lib/say.mjs';
import { isFinal, sayVerdict, testText } from '../lib/submission.mjs';

/** @import { Account } from '../lib/config.mjs' */

const MINUTE_MS = 60_000;
const TRIES = 3;
const LOOK_MS = 2_000;
const JUDGED_WITHIN_MS = 10 * MINUTE_MS;

export const submit = {
  usage: 'submit [FILE]',
  summary: 'Have a program judged, and see every test as it ends',
  options: {},

  /** @param {{ positionals: string[] }} args */
  async run({ positionals: [file] }) {
    const { folder, project } = findProject(file === undefined ? '.' : dirname(file));
    const account = accountFor(project.host);
    const path = file ?? join(folder, LOCAL_LANGUAGES[project.language].file);
    const language = languageOfFile(path) ?? project.language;
    const source = readSource(path);
    const [{ data: own }, { data: languages }] = await Promise.all([
      get(account, '/token'),
      get(account, '/execution-code/languages'),
    ]);
    /** @type {{ key: string, id: number, label: string } | undefined} */
    const known = languages.find((/** @type {{ key: string }} */ { key }) => key === language);
    if (!known) throw new Failure(EXIT.usage, `${account.host} does not know ${language}`);
    const size = Buffer.byteLength(source);
    const what = `${basename(path)} (${size} bytes)`;
    say(`${account.host} as ${own.user.name} · ${project.slug} · ${known.label} · ${what}`);
    const body = {
      source_code: { [language]: source },
      language_id: known.id,
      problemId: project.id,
    };
    const judged = await send(account, body, keyOf([project.id, language, source]));
    return sayVerdict(judged, `${account.host}/problem/${project.slug}/submissions/${judged.id}`);
  },
};

/**
 * The same program sent twice within a minute is one submission, also when the connection broke between.
 * @param {string[]} parts
 */
function keyOf(parts) {
  const minute = Math.floor(Date.now() / MINUTE_MS);
  return createHash('sha256')
    .update([...parts, minute].join('\0'))
    .digest('hex');
}

/**
 * @param {Account} account
 * @param {object} body
 * @param {string} key
 */
async function send(account, body, key) {
  const begin = performance.now();
  for (let tried = 1; ; tried += 1) {
    try {
      const heard = await listen(account, body, key);
      if (heard.judged) return heard.judged;
      if (heard.id !== null) return await waitFor(account, heard.id, begin);
      throw new Failure(EXIT.network, 'The connection broke before the site had the program');
    } catch (error) {
      const isWorthwhile = error instanceof Failure && error.exit === EXIT.network;
      if (!isWorthwhile || tried === TRIES) throw error;
      sayProgress(`${error.message}. Once more…`);
      await wait(tried * LOOK_MS);
    }
  }
}

/**
 * Sends the program and follows its judging, as long as the connection stands.
 * @param {Account} account
 * @param {object} body
 * @param {string} key
 */
async function listen(account, body, key) {
  /** @type {{ id: string | null, judged: any }} */
  const heard = { id: null, judged: null };
  const headers = { 'Idempotency-Key': key };
  let total = 0;
  let passed = 0;
  for await (const { event, data } of stream(account, '/execution-code', { body, headers })) {
    const told = JSON.parse(data);
    if (event === 'queued') {
      heard.id = told.submissionId;
      sayProgress('queued');
    } else if (event === 'place' && told.before !== null) sayProgress(`${told.before} before it`);
    else if (event === 'running') total = told.totalCount;
    else if (event === 'test') {
      if (told.passed) passed += 1;
      else say(testText(told));
      sayProgress(`${passed} of ${total} tests passed`);
    } else if (event === 'done') heard.judged = told.data;
    else if (event === 'withdrawn') throw new Failure(EXIT.rejected, told.message);
  }
  return heard;
}

/**
 * @param {Account} account
 * @param {string} id
 * @param {number} begin
 */
async function waitFor(account, id, begin) {
  while (performance.now() - begin < JUDGED_WITHIN_MS) {
    const { data } = await get(account, `/submission/${id}`);
    if (isFinal(data.status)) return data;
    sayProgress(String(data.status).toLowerCase());
    await wait(LOOK_MS);
  }
  throw new Failure(EXIT.network, `It is not judged yet. Ask later: stepwise status ${id}`);
}
