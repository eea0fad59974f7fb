import { BankError, bankError } from '../bank-error.ts';
import { LADDER_YAML } from '../ladder.ts';
import { GENERATED_DIRECTORY, labelOf, readText } from '../package-files.ts';
import type { PackageFolder } from '../package-files.ts';
import { generatorsYamlSchema } from '../schemas.ts';
import { SMALL_YAML } from '../searches/small-inputs.ts';
import { readYaml } from '../yaml/yaml-file.ts';

/** How a large case is made, and what it must be. */
export type GeneratedCase = {
  /** Like `secret/3-large/01-end`. */
  readonly name: string;
  /** Of generators/gen.py. */
  readonly arguments: readonly string[];
  /** SHA-256 in hexadecimal; null while MANIFEST.sha256 does not name the file. */
  readonly inputHash: string | null;
  readonly outputHash: string | null;
};

const YAML = 'generators/generators.yaml';
export const MANIFEST = 'generators/MANIFEST.sha256';

/**
 * Reads which large cases a package has; most have none. Whether the manifest is complete is for
 * the one who makes the cases to see.
 * @throws {BankError}
 */
export async function readGenerators(folder: PackageFolder): Promise<GeneratedCase[]> {
  if (!folder.files.includes(YAML)) {
    const isStray = (path: string) =>
      path.startsWith('generators/') && path !== SMALL_YAML && path !== LADDER_YAML;
    const stray = folder.files.filter(isStray);
    if (stray.length === 0) return [];
    throw bankError(labelOf(folder, YAML), 'is missing');
  }
  if (!folder.files.includes('generators/gen.py')) {
    throw bankError(labelOf(folder, 'generators/gen.py'), 'is missing');
  }
  const [yaml, hashes] = await Promise.all([
    readYaml(folder, YAML, generatorsYamlSchema),
    readManifest(folder),
  ]);
  return Object.entries(yaml.data.secret.data['3-large'].data).map(([name, { generate }]) => ({
    name: `${GENERATED_DIRECTORY.slice('data/'.length)}${name}`,
    arguments: generate,
    inputHash: hashes.get(`${GENERATED_DIRECTORY}${name}.in`) ?? null,
    outputHash: hashes.get(`${GENERATED_DIRECTORY}${name}.ans`) ?? null,
  }));
}

/** Lines as sha256sum writes and checks them: hash, two blanks, path from the package. */
async function readManifest(folder: PackageFolder): Promise<ReadonlyMap<string, string>> {
  if (!folder.files.includes(MANIFEST)) return new Map();
  const file = labelOf(folder, MANIFEST);
  const lines = (await readText(folder, MANIFEST)).trimEnd().split('\n');
  const hashes = lines.map((line) => /^([0-9a-f]{64}) {2}(\S+)$/.exec(line));
  const wrong = hashes.flatMap((match, index) =>
    match ? [] : [{ file, line: index + 1, message: 'is not a line of sha256sum' }],
  );
  if (wrong.length > 0) throw new BankError(wrong);
  return new Map(hashes.map((match) => [match?.[2] ?? '', match?.[1] ?? '']));
}
