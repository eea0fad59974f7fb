/** What is drawn, and what tells how. Nothing that runs, moves, links or embeds. */
export const SHOWN_ELEMENTS: ReadonlySet<string> = new Set([
  ...['svg', 'g', 'defs', 'symbol', 'use', 'switch', 'title', 'desc', 'style', 'a'],
  ...['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon', 'image'],
  ...['text', 'tspan', 'textPath', 'marker', 'pattern', 'clipPath', 'mask'],
  ...['linearGradient', 'radialGradient', 'stop', 'filter'],
  ...['feBlend', 'feColorMatrix', 'feComponentTransfer', 'feComposite', 'feConvolveMatrix'],
  ...['feDiffuseLighting', 'feDisplacementMap', 'feDistantLight', 'feDropShadow', 'feFlood'],
  ...['feFuncA', 'feFuncB', 'feFuncG', 'feFuncR', 'feGaussianBlur', 'feMerge', 'feMergeNode'],
  ...['feMorphology', 'feOffset', 'fePointLight', 'feSpecularLighting', 'feSpotLight', 'feTile'],
  ...['feTurbulence'],
]);

/** Any name but those of events; addresses are looked at by themselves. */
export const SHOWN_ATTRIBUTE = /^(?!on)(?!(?:src|ping|download|target|base)$)[a-zA-Z][\w-]*$/i;

/** Style that asks for nothing: only parts of the drawing itself are named, and nothing is escaped. */
export function isSafeStyle(text: string): boolean {
  if (/\\|@import|expression\s*\(|(?:java|vb)script:/i.test(text)) return false;
  const references = text.match(/(?:url|src|image|image-set)\s*\(\s*["']?[^)]?/gi) ?? [];
  return references.every((one) => /^url\s*\(\s*["']?#$/i.test(one));
}
