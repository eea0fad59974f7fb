import { LANGUAGE_KEYS, type LanguageKey } from '@stepwise/contracts/language-list';
import { existsSync, readdirSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { DataFile, Mount } from '../machine/box-command.ts';
import { java } from './java/toolchain.ts';
import { javascript } from './javascript/toolchain.ts';
import { python } from './python/toolchain.ts';
import { typescript } from './typescript/toolchain.ts';
import type { MissingToolchain, Toolchain } from './toolchain.ts';
import { readTypeScriptFiles } from './typescript/compiler-files.ts';

export const SYSTEM_PYTHON = '/usr/bin/python3';

/** Whether a box can show this path of the machine: below a private folder it cannot. */
export type CanShow = (mount: Mount) => Promise<boolean>;

export type FoundToolchains = {
  /** What boxes have to show beside /usr. */
  readonly mounts: readonly Mount[];
  /** What boxes that compile TypeScript have on board. */
  readonly typescriptData: readonly DataFile[];
  readonly toolchains: readonly FoundToolchain[];
};

type FoundToolchain = Toolchain | MissingToolchain;

type Shown = { readonly inside: string; readonly mounts: readonly Mount[] };

/** What the system's own packages keep outside /usr and their programs need. */
function systemMounts(): Mount[] {
  const javaSettings = readdirSync('/etc')
    .filter((name) => /^java-.*openjdk/.test(name))
    .map((name) => `/etc/${name}`);
  return ['/etc/alternatives', '/etc/ld.so.cache', ...javaSettings]
    .filter((path) => existsSync(path))
    .map((path) => ({ from: path, to: path }));
}

/** The first of these paths a box can show. Below /usr all are there already. */
async function firstShown(
  paths: readonly string[],
  to: string,
  canShow: CanShow,
): Promise<Shown | null> {
  for (const path of paths.filter((candidate) => existsSync(candidate))) {
    const from = realpathSync(path);
    if (from.startsWith('/usr/')) return { inside: from, mounts: [] };
    if (await canShow({ from, to })) return { inside: to, mounts: [{ from, to }] };
  }
  return null;
}

function noNode(language: LanguageKey, execPath: string): MissingToolchain {
  return {
    language,
    reason: `Programs in the sandbox cannot reach Node.js at ${execPath}: its folder is private.`,
    remedy:
      'Install Node.js for the whole system (/usr/bin/node), or open the folders above it: chmod o+x',
  };
}

/** The JDKs of the machine: folders that have a compiler, a launcher and a library. */
function javaHomes(): string[] {
  const installed = existsSync('/usr/lib/jvm') ? readdirSync('/usr/lib/jvm').sort() : [];
  const launchers = ['/usr/bin', '/usr/local/bin', ...installed.map((n) => `/usr/lib/jvm/${n}/bin`)]
    .map((folder) => join(folder, 'javac'))
    .filter((path) => existsSync(path));
  return launchers
    .map((path) => dirname(dirname(realpathSync(path))))
    .filter((home) => existsSync(join(home, 'bin', 'java')) && existsSync(join(home, 'lib')));
}

async function findJava(canShow: CanShow): Promise<FoundToolchain> {
  const shown = await firstShown(javaHomes(), '/judge/jdk', canShow);
  if (!shown) {
    const remedy = 'apt-get install default-jdk-headless';
    return { language: 'JAVA', reason: 'No Java compiler (javac) was found.', remedy };
  }
  const { inside, mounts } = shown;
  return java({ java: `${inside}/bin/java`, javac: `${inside}/bin/javac`, mounts });
}

function findTypeScript(node: string): {
  toolchain: FoundToolchain;
  data: readonly DataFile[];
} {
  try {
    const files = readTypeScriptFiles();
    return { toolchain: typescript(node, files), data: files.data };
  } catch (error) {
    const reason = `The TypeScript compiler is not complete: ${String(error)}`;
    const remedy = 'Install the packages again: pnpm install';
    return { toolchain: { language: 'TYPESCRIPT', reason, remedy }, data: [] };
  }
}

/**
 * What could run here. Whether it does is for the probe to see. Python is the system's, never one
 * of a version manager: those are scripts that need a home.
 * @param execPath the server's own node
 */
export async function findToolchains(execPath: string, canShow: CanShow): Promise<FoundToolchains> {
  // The executable alone is shown: node needs nothing beside it.
  const node = await firstShown([execPath, '/usr/bin/node'], '/judge/node', canShow);
  const javaFound = await findJava(canShow);
  const compiler = node ? findTypeScript(node.inside) : null;
  const found: Record<LanguageKey, FoundToolchain> = {
    JAVASCRIPT: node ? javascript(node.inside, node.mounts) : noNode('JAVASCRIPT', execPath),
    PYTHON: python(SYSTEM_PYTHON),
    JAVA: javaFound,
    TYPESCRIPT: compiler ? compiler.toolchain : noNode('TYPESCRIPT', execPath),
  };
  // In the order in which languages are told everywhere.
  const toolchains = LANGUAGE_KEYS.map((key) => found[key]);
  const own = toolchains.flatMap((one) => ('mounts' in one ? one.mounts : []));
  return {
    mounts: [...systemMounts(), ...own],
    typescriptData: compiler?.data ?? [],
    toolchains,
  };
}
