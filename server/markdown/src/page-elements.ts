import type { Element, ElementContent, Root, RootContent } from 'hast';
import type {} from 'mdast-util-to-hast';
import { formulaToHtml } from './formula-to-html.ts';

/** A picture that a text may show by its name. */
export type Picture = {
  readonly name: string;
  /** Its address. */
  readonly src: string;
  readonly width: number;
  readonly height: number;
};

type Content = RootContent | ElementContent;

/** What pages show for an element of a text; undefined where it stays as it is. */
type Shown = (element: Element, pictures: readonly Picture[]) => Content | undefined;

const SHOWN: Readonly<Record<string, Shown>> = {
  // Headings of a text are one level below the page's h1.
  h1: (element) => ({ ...element, tagName: 'h2' }),
  // Without an id: that above footnotes would be the same in all texts of a page.
  h2: ({ properties: { className }, ...element }) => ({ ...element, properties: { className } }),
  a: withTarget,
  // A link leads to a footnote, which has an id.
  li: ({ properties, ...element }) =>
    'id' in properties ? { ...element, properties: { ...properties, tabIndex: -1 } } : undefined,
  code: (element) => formulaOf(element, 'math-inline'),
  // A wide table or block scrolls; a scrolling element must be focusable for the keyboard.
  pre: ({ properties, ...element }) =>
    formulaOf(element.children[0], 'math-display') ?? {
      ...element,
      properties: { ...properties, tabIndex: 0 },
    },
  table: (element) => ({
    ...{ type: 'element', tagName: 'div', children: [element] },
    properties: { className: ['markdown-wide'], role: 'group', ariaLabel: 'Table', tabIndex: 0 },
  }),
  th: aligned,
  td: aligned,
  img: pictureOf,
};

/** The tree of a text as pages show it: with formulas, pictures of the problem alone, and links that open beside it. */
export function toPageElements(root: Root, pictures: readonly Picture[]): Root {
  const shown = (content: Content): Content => {
    if (content.type !== 'element') return content;
    const element = { ...content, children: content.children.map(shown) as ElementContent[] };
    const show = Object.hasOwn(SHOWN, element.tagName) ? SHOWN[element.tagName] : undefined;
    return show?.(element, pictures) ?? element;
  };
  return { ...root, children: root.children.map(shown) };
}

/** A link within the text goes to a footnote or back; any other leaves the page as it is. */
function withTarget({ properties, ...element }: Element): Element {
  const { href, id, ariaLabel } = properties;
  const isWithin = typeof href === 'string' && href.startsWith('#');
  const outside = { href, target: '_blank', rel: ['noreferrer'] };
  return { ...element, properties: isWithin ? { href, id, ariaLabel } : outside };
}

/** As a style: the attribute is weaker than the style sheet. */
function aligned({ properties: { align, ...properties }, ...element }: Element): Element {
  const style = typeof align === 'string' ? { style: `text-align:${align}` } : {};
  return { ...element, properties: { ...properties, ...style } };
}

/** A picture of the problem, or its alternative text. No other picture is loaded. */
function pictureOf({ properties }: Element, pictures: readonly Picture[]): Content {
  const alt = typeof properties['alt'] === 'string' ? properties['alt'] : '';
  const picture = pictures.find(({ name }) => name === properties['src']);
  if (!picture) return { type: 'text', value: alt };
  const { src, width, height } = picture;
  const shown = { src, alt, width, height, loading: 'lazy' };
  return { type: 'element', tagName: 'img', properties: shown, children: [] };
}

/** The formula that an element was marked as; as its source when it is too much for one. */
function formulaOf(element: Content | undefined, mark: string): Content | undefined {
  if (element?.type !== 'element') return undefined;
  const { className } = element.properties;
  if (!Array.isArray(className) || !className.includes(mark)) return undefined;
  const [text] = element.children;
  const tex = text?.type === 'text' ? text.value : '';
  const html = formulaToHtml(tex, mark === 'math-display');
  const content: ElementContent =
    html === undefined ? { type: 'text', value: tex } : { type: 'raw', value: html };
  return { type: 'element', tagName: 'span', properties: {}, children: [content] };
}
