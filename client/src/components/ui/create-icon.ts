import { createElement, type SVGProps } from 'react';

type IconData = { readonly node: readonly (readonly [string, Record<string, string>])[] };

/**
 * What lucide's icons are made with in the build. Its own reads settings that nobody sets here, which is
 * 2 kB of every page and most of the time that an icon takes.
 */
// eslint-disable-next-line import-x/no-default-export -- stands in for a module that has one
export default function createIcon({ node }: IconData) {
  return function Icon({ className = '', ...rest }: SVGProps<SVGSVGElement>) {
    const children = node.map(([tag, attributes]) => createElement(tag, attributes));
    return createElement('svg', { ...LOOK, className: `lucide ${className}`, ...rest }, children);
  };
}

const LOOK = {
  xmlns: 'http://www.w3.org/2000/svg',
  width: 24,
  height: 24,
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  'aria-hidden': true,
} as const;
