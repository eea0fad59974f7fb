import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * What each folder of server/src may import beside itself: folders, or single files of them. Every
 * folder on disk has a row. Files directly in server/src compose the rest and may import everything
 * but commands.
 * @type {Readonly<Record<string, readonly string[]>>}
 */
export const MAY_IMPORT = {
  lib: [],
  // It could be a package of its own; of lib/ it uses what mends Node and what knows the machine.
  judge: ['lib/process/first-signal.ts', 'lib/process/in-container.ts', 'lib/unless-aborted.ts'],
  database: ['lib', 'env.ts'],
  // Texts by a grammar, or like others: it knows neither problems nor programs.
  inputs: [],
  counterexample: ['inputs', 'judge', 'lib'],
  // Counts steps, by the hooks of recordings too, and fits curves to them: it knows programs and inputs, not
  // packages.
  growth: ['judge', 'lib', 'trace'],
  trace: ['judge'],
  bank: ['counterexample', 'growth', 'inputs', 'judge', 'lib'],
  http: ['judge', 'lib'],
  // And each other, through *.queries.ts and *.presenter.ts.
  features: ['bank', 'counterexample', 'growth', 'http', 'judge', 'lib', 'trace'],
  bench: ['judge'],
  chaos: [
    ...['database', 'judge', 'lib', 'env.ts', 'main.ts', 'judge-server.ts', 'judge0-options.ts'],
    ...['test/factories.ts', 'test/faults/date-off.ts'],
  ],
  commands: [
    ...['bank', 'bench', 'chaos', 'counterexample', 'database', 'features', 'growth', 'judge'],
    ...['lib', 'trace', 'env.ts', 'machine.ts', 'main.ts', 'judge-server.ts', 'judge0-options.ts'],
    ...['test/fill/fill-database.ts', 'test/fill/fill-people.ts', 'test/fill/fill-queue.ts'],
  ],
  // What tests share, which tests may import whatever their folder; and, in system/, tests of the whole server.
  test: [
    ...['bank', 'chaos', 'database', 'features', 'http', 'judge', 'lib', 'env.ts', 'app.ts'],
    ...['main.ts', 'judge-server.ts', 'judge0-options.ts'],
  ],
};

const ROOT = 'server/src';
const DOORS = '**/*.{queries,presenter}.ts';

/**
 * The folders directly below a path.
 * @param {string} path relative to the repository
 */
export function foldersOf(path) {
  return readdirSync(join(import.meta.dirname, '..', path), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);
}

/**
 * The rows as zones of `import-x/no-restricted-paths`.
 * @throws when a folder has no row
 */
export function serverZones() {
  const forgotten = foldersOf(ROOT).filter((folder) => !(folder in MAY_IMPORT));
  if (forgotten.length > 0) throw new Error(`No row in MAY_IMPORT: ${forgotten.join(', ')}`);
  const rows = Object.entries(MAY_IMPORT).flatMap(([folder, may]) => {
    const message = `${folder}/ may import ${may.join(', ') || 'nothing but itself'}.`;
    return [
      zone(`./${ROOT}/${folder}/**/!(*.test).ts`, [folder, ...may], message),
      zone(`./${ROOT}/${folder}/**/*.test.ts`, [...new Set([folder, ...may, 'test'])], message),
    ];
  });
  const root = {
    target: `./${ROOT}/*.ts`,
    from: `./${ROOT}/commands/**/*`,
    message: 'Commands start the rest; nothing else reaches into them.',
  };
  return [...rows, root, proofsZone(), ...featureZones()];
}

/**
 * @param {string} target
 * @param {readonly string[]} except
 * @param {string} message
 */
function zone(target, except, message) {
  return { target, from: `./${ROOT}`, except: except.map((path) => `./${path}`), message };
}

/** What only tests of the local judge use. Each line is a part of the server that is no test. */
function proofsZone() {
  const local = 'judge/engines/local';
  const shipped = [
    ...[
      '!(judge)/**',
      'judge',
      'judge/!(engines)/**',
      'judge/engines',
      'judge/engines/!(local)/**',
    ],
    ...[local, `${local}/!(proofs)/**`],
  ];
  return {
    target: shipped.map((path) => `./${ROOT}/${path}/!(*.test).ts`),
    from: `./${ROOT}/${local}/proofs/**/*`,
    message: 'Only tests import what proves the local judge.',
  };
}

function featureZones() {
  const folder = `${ROOT}/features`;
  return foldersOf(folder).map((slice) => ({
    target: `./${folder}/${slice}/**/*`,
    from: `./${folder}/!(${slice})/**/*`,
    except: [DOORS],
    message: 'Features meet only through their *.queries.ts and *.presenter.ts.',
  }));
}
