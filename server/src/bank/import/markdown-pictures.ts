import { forwardSearch } from './forward-search.ts';

/** Puts something in the place of every picture of a Markdown text, written `![caption](path)`. */
export function replacePictures(
  markdown: string,
  replace: (caption: string, path: string) => string,
): string {
  const out: string[] = [];
  const nextOf = forwardSearch(markdown);
  let at = 0;
  for (let start = nextOf('![', 0); start >= 0; start = nextOf('![', start + 2)) {
    if (start < at) continue;
    const middle = nextOf(']', start + 2);
    const end = nextOf(')', middle + 2);
    if (middle < 0 || end < 0) break;
    if (markdown[middle + 1] !== '(') continue;
    const [path = ''] = markdown
      .slice(middle + 2, end)
      .trimStart()
      .split(/\s/, 1);
    out.push(markdown.slice(at, start), replace(markdown.slice(start + 2, middle), path));
    at = end + 1;
  }
  return [...out, markdown.slice(at)].join('');
}
