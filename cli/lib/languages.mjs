import { spawnSync } from 'node:child_process';
import { EXIT, Failure } from './failure.mjs';

/** @typedef {'JAVASCRIPT' | 'PYTHON' | 'JAVA' | 'TYPESCRIPT'} LanguageKey */
/** @typedef {{ file: string, aliases: string[], commands: string[] }} LocalLanguage */

const isWindows = process.platform === 'win32';

/**
 * How each language is called, and run on this computer; which of them the site has, it says itself.
 * @type {Readonly<Record<LanguageKey, LocalLanguage>>}
 */
export const LOCAL_LANGUAGES = {
  JAVASCRIPT: { file: 'solution.js', aliases: ['javascript', 'js'], commands: [process.execPath] },
  PYTHON: {
    file: 'solution.py',
    aliases: ['python', 'py'],
    commands: isWindows ? ['py', 'python'] : ['python3', 'python'],
  },
  JAVA: { file: 'Main.java', aliases: ['java'], commands: ['java'] },
  TYPESCRIPT: { file: 'solution.ts', aliases: ['typescript', 'ts'], commands: [process.execPath] },
};

const KEYS = /** @type {LanguageKey[]} */ (Object.keys(LOCAL_LANGUAGES));

/**
 * @param {string} name as a person writes it
 * @returns {LanguageKey}
 */
export function languageNamed(name) {
  const key = KEYS.find((one) => LOCAL_LANGUAGES[one].aliases.includes(name.toLowerCase()));
  if (key) return key;
  const known = KEYS.map((one) => LOCAL_LANGUAGES[one].aliases[0]).join(', ');
  throw new Failure(EXIT.usage, `There is no language ${name} here. There are: ${known}`);
}

/**
 * The language of a file by the end of its name; null where that says none.
 * @param {string} file
 */
export function languageOfFile(file) {
  const end = file.slice(file.lastIndexOf('.') + 1).toLowerCase();
  return KEYS.find((key) => LOCAL_LANGUAGES[key].aliases.includes(end)) ?? null;
}

/**
 * The command that runs programs of a language on this computer, and its version.
 * @param {LanguageKey} key
 * @throws {Failure} when there is none
 */
export function findInterpreter(key) {
  if (key === 'TYPESCRIPT' && !runsTypeScript()) {
    const message = `TypeScript runs here from Node 22.18 on; this is ${process.version}`;
    throw new Failure(EXIT.usage, message);
  }
  const { commands } = LOCAL_LANGUAGES[key];
  for (const command of commands) {
    const { status, stdout, stderr } = spawnSync(command, ['--version'], {
      encoding: 'utf8',
      timeout: 10_000,
    });
    if (status !== 0) continue;
    const [line = ''] = `${stdout}${stderr}`.trim().split('\n');
    return { command, version: line.startsWith('v') ? `Node ${line}` : line };
  }
  throw new Failure(EXIT.usage, `${commands.join(' and ')} cannot be found on this computer`);
}

function runsTypeScript() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  return major > 23 || (major === 23 && minor >= 6) || (major === 22 && minor >= 18);
}
