import type { LanguageKey } from '@stepwise/contracts/language';
import { existsSync, readdirSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Mount } from './box-command.ts';
import { java } from './languages/java.ts';
import { javascript } from './languages/javascript.ts';
import { python } from './languages/python.ts';
import type { MissingToolchain, Toolchain } from './toolchain.ts';

export const SYSTEM_PYTHON = '/usr/bin/python3';

/** What the system's own packages keep outside /usr and their programs need. */
function systemMounts(): Mount[] {
  const javaSettings = readdirSync('/etc')
    .filter((name) => /^java-.*openjdk/.test(name))
    .map((name) => `/etc/${name}`);
  return ['/etc/alternatives', '/etc/ld.so.cache', ...javaSettings].map((path) => ({
    from: path,
    to: path,
  }));
}

const inUsr = (path: string): boolean => path.startsWith('/usr/');

function missing(language: LanguageKey, reason: string, remedy: string): MissingToolchain {
  return { language, reason, remedy };
}

/** The server's own node. Outside /usr the executable alone is shown: it needs nothing beside it. */
function findNode(execPath: string): { node: string; mounts: Mount[] } {
  const real = realpathSync(execPath);
  if (inUsr(real)) return { node: real, mounts: [] };
  return { node: '/judge/node', mounts: [{ from: real, to: '/judge/node' }] };
}

/** First `java` of the machine that has a compiler beside it. */
function findJava(searchPath: readonly string[]): Toolchain | MissingToolchain {
  for (const folder of searchPath) {
    const launcher = join(folder, 'javac');
    if (!existsSync(launcher)) continue;
    const home = dirname(dirname(realpathSync(launcher)));
    if (!existsSync(join(home, 'bin', 'java')) || !existsSync(join(home, 'lib'))) continue;
    const inside = inUsr(home) ? home : '/judge/jdk';
    const mounts = inUsr(home) ? [] : [{ from: home, to: inside }];
    return java({ java: `${inside}/bin/java`, javac: `${inside}/bin/javac`, mounts });
  }
  return missing(
    'JAVA',
    'No Java compiler (javac) was found.',
    'apt-get install default-jdk-headless',
  );
}

export type FoundToolchains = {
  readonly mounts: readonly Mount[];
  readonly toolchains: readonly (Toolchain | MissingToolchain)[];
};

/**
 * What could run here. Whether it does is for the probe to see.
 * @param execPath the server's own node
 * @param searchPath folders in which `javac` is looked for
 */
export function findToolchains(execPath: string, searchPath: readonly string[]): FoundToolchains {
  const { node, mounts } = findNode(execPath);
  const toolchains = [javascript(node, mounts), python(SYSTEM_PYTHON), findJava(searchPath)];
  const own = toolchains.flatMap((found) => ('mounts' in found ? found.mounts : []));
  return { mounts: [...systemMounts(), ...own], toolchains };
}
