import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { get as ask } from '../lib/api.mjs';
import { accountFor } from '../lib/config.mjs';
import { EXIT, Failure } from '../lib/failure.mjs';
import { languageNamed, LOCAL_LANGUAGES } from '../lib/languages.mjs';
import { SAMPLES, writeProject, writeText } from '../lib/project.mjs';
import { say } from '../lib/say.mjs';

/** What can be the name of a folder everywhere, and leads nowhere else. */
const FOLDER = /^[\w][\w-]{0,99}$/;
const COMPANION_WITHIN_MS = 10_000;

export const get = {
  usage: 'get SLUG [--lang LANGUAGE] [--companion PORT]',
  summary: 'A folder with the statement, the samples and the starter',
  options: {
    lang: { type: /** @type {const} */ ('string') },
    companion: { type: /** @type {const} */ ('string') },
  },

  /** @param {{ positionals: string[], values: Record<string, any> }} args */
  async run({ positionals: [slug], values: { lang, companion } }) {
    if (slug === undefined) throw new Failure(EXIT.usage, 'Which problem? stepwise get SLUG');
    const account = accountFor();
    const address = encodeURIComponent(slug);
    const { data: samples } = await ask(account, `/problems/get-samples/${address}`);
    if (companion !== undefined) return sendToCompanion(companion, samples);
    const [{ data: problem }, { data: languages }] = await Promise.all([
      ask(account, `/problems/get-problem/${address}`),
      ask(account, '/execution-code/languages'),
    ]);
    const language = chooseLanguage(lang, problem.codeSnippets);
    const folder = String(problem.slug);
    if (!FOLDER.test(folder)) throw new Failure(EXIT.usage, `${folder} cannot name a folder`);
    writeProject(folder, {
      ...{ host: account.host, id: problem.id, slug: folder, title: problem.title, language },
      timeLimitMs: problem.timeLimitMs,
      checkers: samples.tests.map(
        (/** @type {{ checker: string | null }} */ { checker }) => checker,
      ),
    });
    writeText(join(folder, 'README.md'), statementOf(problem, `${account.host}/problem/${folder}`));
    for (const [index, { input, output }] of samples.tests.entries()) {
      writeText(join(folder, SAMPLES, `${index + 1}.in`), input);
      writeText(join(folder, SAMPLES, `${index + 1}.out`), output);
    }
    const file = join(folder, LOCAL_LANGUAGES[language].file);
    const isThere = existsSync(file);
    if (!isThere) writeText(file, problem.codeSnippets[language] ?? '');
    say(`${folder}: the statement, ${samples.tests.length} samples, ${file}`);
    if (isThere) say(`${file} was there already and is as it was.`);
    sayWhetherItRuns(languages, language);
    return EXIT.ok;
  },
};

/**
 * @param {string | undefined} name
 * @param {Record<string, string>} starters
 */
function chooseLanguage(name, starters) {
  const [first = 'PYTHON', ...others] = Object.keys(starters);
  const language = languageNamed(name ?? first);
  if (Object.hasOwn(starters, language)) return language;
  const offered = [first, ...others].join(', ').toLowerCase();
  throw new Failure(EXIT.usage, `This problem is not for ${name}. It is for: ${offered}`);
}

/**
 * @param {{ key: string, label: string, available: boolean, version: string | null }[]} languages
 * @param {string} language
 */
function sayWhetherItRuns(languages, language) {
  const status = languages.find(({ key }) => key === language);
  if (!status?.available)
    say(`The judge of this site cannot run ${status?.label ?? language} now.`);
  else if (status.version !== null) say(`The judge has ${status.version}.`);
}

/**
 * @param {{ title: string, description: string, constraints: string }} problem
 * @param {string} address
 */
function statementOf({ title, description, constraints }, address) {
  const limits = constraints.trim() === '' ? '' : `\n## Constraints\n\n${constraints.trim()}\n`;
  return `# ${title}\n\n<${address}>\n\n${description.trim()}\n${limits}`;
}

/**
 * Hands the samples to an editor that listens for Competitive Companion.
 * @param {string} port
 * @param {object} samples
 */
async function sendToCompanion(port, samples) {
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) {
    throw new Failure(EXIT.usage, '--companion needs the port on which your editor listens');
  }
  try {
    await fetch(`http://127.0.0.1:${port}/`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(samples),
      signal: AbortSignal.timeout(COMPANION_WITHIN_MS),
    });
  } catch {
    throw new Failure(EXIT.network, `Nothing listens on port ${port} of this computer`);
  }
  say(`The samples are sent to port ${port}.`);
  return EXIT.ok;
}
