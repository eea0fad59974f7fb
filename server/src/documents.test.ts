import { ERROR_STATUS } from '@stepwise/contracts/error';
import { ACTIVE_MEANS } from '@stepwise/contracts/metrics-limits';
import { OPERATIONS } from '@stepwise/contracts/operations/operations';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = resolve(import.meta.dirname, '../..');

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

/** What people read who run the product. */
const DOCUMENTS = ['README.md', '.github/operations.md'];

/** The code in a document, which is to be typed as it stands: blocks, and words in a line. */
const codeOf = (path: string) => read(path).match(/```[\s\S]*?```|`[^`\n]+`/g) ?? [];

const CODE = DOCUMENTS.flatMap(codeOf).join('\n');

const all = (text: string, pattern: RegExp) =>
  [...new Set([...text.matchAll(pattern)].map((match) => match[1] ?? match[0]))].sort();

const without = (named: readonly string[], known: Iterable<string>) => {
  const set = new Set(known);
  return named.filter((name) => !set.has(name));
};

const settings = all(read('.env.example'), /^([A-Z0-9_]+)=/gm);

/** Words in capitals that are no settings of ours. */
const OTHERS = [
  ...Object.keys(ERROR_STATUS),
  // Of the Judge0 server, and of git.
  ...['MAX_MEMORY_LIMIT', 'ORIG_HEAD'],
];

/** Paths in the file systems of machines and boxes. */
const OF_MACHINES = /^\/(etc|srv|data|dev|usr|var|tmp|home)(\/|$)/;

/** A path without the names of what stands in it. */
const shapeOf = (path: string) =>
  path.replace(/\$\{[^}]*\}|\{\w+\}|<[^>]*>|\$\w+|:\w+/g, '{}').replace(/\?.*|\/$/g, '');

/** What the documents say that this site answers to. */
function namedRoutes(): string[] {
  const code = CODE.replace(/https?:\/\/(localhost|127\.0\.0\.1):\d+|\$site/g, ' ')
    .replace(/https?:\/\/\S+/g, ' ')
    .replace(/<[^>\n]*>/g, '{}');
  const paths = all(code, /(?<![\w./~{}-])\/[a-z][\w./{}$-]*/g).filter(
    (path) => !OF_MACHINES.test(path),
  );
  return [...new Set(paths.map(shapeOf))];
}

/** What the API, the pages of the client and the rest of the server answer to. */
function servedRoutes(): string[] {
  const operations = Object.keys(OPERATIONS).map((route) => route.replace(/^\w+ /, ''));
  const pages = all(read('client/src/lib/paths.ts'), /['`](\/[^'`]*)['`]/g);
  const sources = (readdirSync(join(ROOT, 'server/src'), { recursive: true }) as string[])
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
    .map((path) => read(join('server/src', path)));
  const literals = sources.flatMap((source) => all(source, /'(\/[a-z][\w./{}:-]*)'/g));
  const ofApi = operations.flatMap((path) => [path, `/api/v1${path}`]);
  // The command line, which the build of the client puts among its files.
  return [...ofApi, '/api/v1/docs', '/stepwise.mjs', ...pages, ...literals].map(shapeOf);
}

describe('what the documents name is there', () => {
  it('scripts', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: object };
    const run = all(CODE, /npm run (?:--silent )?([a-z][\w:-]*)/g);
    const short = all(CODE, /\bnpm (start|test)\b/g);
    const families = all(Object.keys(scripts).join('\n'), /^(\w+):/gm).join('|');
    const alone = all(CODE, new RegExp(`\`((?:${families}):[\\w-]+)\``, 'g'));
    expect(run).toContain('db:backup');
    expect(alone).toContain('bench:queue');
    expect(without([...run, ...short, ...alone], Object.keys(scripts))).toEqual([]);
  });

  it('commands by their files', () => {
    const files = all(CODE, /\b((?:server\/)?src\/commands\/[\w./-]+\.ts)\b/g);
    expect(files).not.toEqual([]);
    const missing = files.filter(
      (file) => !existsSync(join(ROOT, file.startsWith('server/') ? '' : 'server', file)),
    );
    expect(missing).toEqual([]);
  });

  it('settings', () => {
    const named = all(CODE, /(?<!\w)([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+|[A-Z][A-Z0-9]+(?==))(?!\w)/g);
    expect(named).toContain('CLIENT_ORIGIN');
    expect(without(named, [...settings, ...OTHERS])).toEqual([]);
  });

  it('routes', () => {
    const named = namedRoutes();
    expect(named).toEqual(expect.arrayContaining(['/readyz', '/admin/users', '/u/{}']));
    expect(without(named, servedRoutes())).toEqual([]);
  });

  it.each(DOCUMENTS)('files and headings that %s refers to', (document) => {
    const links = all(read(document), /\]\(([^)\s]+)\)/g).filter((link) => !link.includes('://'));
    expect(links).not.toEqual([]);
    const broken = links.filter((link) => {
      const [path = '', heading] = link.split('#');
      const file = join(dirname(document), path);
      if (path !== '' && !existsSync(join(ROOT, file))) return true;
      return heading !== undefined && !headingsOf(path === '' ? document : file).includes(heading);
    });
    expect(broken).toEqual([]);
  });
});

/** As the addresses of headings are made from their words. */
function headingsOf(document: string): string[] {
  return all(read(document), /^#+ (.*)$/gm).map((words) =>
    words
      .toLowerCase()
      .replace(/[^\w\s-]/g, '')
      .replaceAll(' ', '-'),
  );
}

it('the words by which people count as active are those of the page', () => {
  expect(read('.github/operations.md').replaceAll('\n', ' ')).toContain(ACTIVE_MEANS);
});

it('every setting stands in a document', () => {
  const words = new Set(DOCUMENTS.flatMap((path) => read(path).match(/[A-Z][A-Z0-9_]+/g) ?? []));
  expect(without(settings, words)).toEqual([]);
});
