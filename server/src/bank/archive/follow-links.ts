import { dirname, posix } from 'node:path';

type Links = ReadonlyMap<string, string>;

/** Longer chains of links go round. */
const STEPS_MAX = 20;
const OUT = 'is a symbolic link that leads out of the package';
const NOWHERE = 'is a symbolic link that leads nowhere';

/**
 * Puts what symbolic links stand for in their places, as the format allows: files and folders of the
 * package itself. Nothing outside of it is looked at.
 * @param files by path; gets what is found
 * @param links target by path
 * @param onFound told of each file before it is put there
 * @returns why the others stand for nothing, by path
 */
export function followLinks(
  files: Map<string, Buffer>,
  links: Links,
  onFound: (path: string, content: Buffer) => void,
): Map<string, string> {
  const broken = new Map<string, string>();
  const put = (path: string, content: Buffer): void => {
    onFound(path, content);
    files.set(path, content);
  };
  const folders: [link: string, folder: string][] = [];
  for (const [link, target] of links) {
    const found = resolve(link, target, links);
    const content = found === null ? undefined : files.get(found);
    if (found === null) broken.set(link, OUT);
    else if (content) put(link, content);
    else folders.push([link, found]);
  }
  // After the files: a folder may hold links to some.
  for (const [link, folder] of folders) {
    const inside = [...files].filter(([path]) => path.startsWith(`${folder}/`));
    const isRound = folder === '.' || `${link}/`.startsWith(`${folder}/`);
    if (isRound || inside.length === 0) broken.set(link, NOWHERE);
    else for (const [path, content] of inside) put(link + path.slice(folder.length), content);
  }
  return broken;
}

/** Where a link leads in the package, through other links; null when it leaves it. */
function resolve(link: string, target: string, links: Links): string | null {
  let path = posix.join(dirname(link), target);
  if (posix.isAbsolute(target)) return null;
  for (let step = 0; step < STEPS_MAX; step++) {
    if (path === '..' || path.startsWith('../')) return null;
    const parts = path.replace(/\/$/, '').split('/');
    const length =
      parts.findIndex((_, index) => links.has(parts.slice(0, index + 1).join('/'))) + 1;
    if (length === 0) return parts.join('/');
    const through = parts.slice(0, length).join('/');
    const next = links.get(through) ?? '';
    if (posix.isAbsolute(next)) return null;
    path = posix.join(dirname(through), next, ...parts.slice(length));
  }
  // No file is called that.
  return link;
}
