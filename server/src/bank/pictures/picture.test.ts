import { describe, expect, it } from 'vitest';
import { readPicture } from './picture.ts';
import { jpegStart, png, svg } from './test-pictures.ts';

const SPACES = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"';

function cleaned(drawn: string): string {
  const text = Buffer.from(readPicture('a.svg', svg(drawn)).bytes).toString();
  return text.replace(`<svg ${SPACES} width="40" height="20">`, '').replace('</svg>\n', '');
}

/** An element that shows a picture inside a drawing. */
function inside(type: string, bytes: Buffer, name = 'href'): string {
  return `<image ${name}="data:image/${type};base64,${bytes.toString('base64')}"></image>`;
}

/** Groups, each of which uses the one before so many times. */
function usedAgain(groups: number, times: number, prefix = 'href'): string {
  const all = Array.from({ length: groups }, (_, index) => {
    return `<g id="g${index + 1}">${`<use ${prefix}="#g${index}"/>`.repeat(times)}</g>`;
  });
  return `<g id="g0"/>${all.reverse().join('')}`;
}

const DRAWING = ['a.svg', 'image/svg+xml'] as const;

describe('readPicture', () => {
  it.each([
    ['a PNG', 'deep/tree.PNG', png(3, 2), ['tree.PNG', 'image/png', 3, 2]],
    ['a JPEG', 'a.jpeg', jpegStart(640, 480), ['a.jpeg', 'image/jpeg', 640, 480]],
    ['a GIF', 'a.gif', Buffer.from('GIF89a\x07\0\x05\0', 'latin1'), ['a.gif', 'image/gif', 7, 5]],
    ['a drawing', 'a.svg', svg('<path d="M0 0h9"/>'), ['a.svg', 'image/svg+xml', 40, 20]],
    ['a drawing by its box', 'a.svg', svg('', 'viewBox="0 0 30,60"'), [...DRAWING, 30, 60]],
    [
      'a drawing in centimetres',
      'a.svg',
      svg('', 'width="2.54cm" height="1in"'),
      [...DRAWING, 96, 96],
    ],
    ['a drawing of no size', 'a.svg', svg('', 'width="100%"'), [...DRAWING, 400, 400]],
    [
      'a huge drawing',
      'a.svg',
      svg('', 'width="1e9" viewBox="0 0 80000 40000"'),
      [...DRAWING, 8000, 4000],
    ],
  ])('reads %s', (_name, path, bytes, [name, type, width, height]) => {
    expect(readPicture(path, bytes)).toMatchObject({ name, type, width, height });
  });

  it.each([
    ['another format', 'a.pdf', Buffer.from('%PDF'), 'only PNG, JPEG, GIF and SVG can be shown'],
    ['another format than PNG', 'a.png', jpegStart(1, 1), 'is not a PNG file'],
    ['another format than JPEG', 'a.jpg', png(1, 1), 'is not a JPEG file'],
    ['a JPEG that ends early', 'a.jpg', jpegStart(9, 9).subarray(0, 12), 'is not a JPEG file'],
    ['no bytes', 'a.gif', Buffer.alloc(0), 'is not a GIF file'],
    ['too many pixels', 'a.jpg', jpegStart(7000, 7000), 'has 7000 x 7000 pixels, too many'],
    ['a side that is too long', 'a.jpg', jpegStart(60_000, 2), 'too many'],
    ['too many bytes', 'a.png', Buffer.alloc(2 ** 21 + 1), 'is larger than 2048 KiB'],
    ['a drawing that is large', 'a.svg', Buffer.alloc(2 ** 19 + 1), 'is larger than 512 KiB'],
    ['broken XML', 'a.svg', svg('<g>'), 'is not an SVG file that can be read'],
    ['another document', 'a.svg', Buffer.from('<html/>'), 'it has no svg element'],
    ['an unknown entity', 'a.svg', svg('&lol;'), 'is not an SVG file that can be read'],
    ['bytes that are not text', 'a.svg', Buffer.from([0xff, 0xfe]), 'is not an SVG file'],
    ['endless nesting', 'a.svg', svg('<g>'.repeat(200) + '</g>'.repeat(200)), 'nested too deeply'],
    ['endless parts', 'a.svg', svg('<g/>'.repeat(20_001)), 'has more than 20000 parts'],
    ['parts that use parts', 'a.svg', svg(usedAgain(6, 10)), 'draws more than 100000 parts'],
    ['a long row of uses', 'a.svg', svg(usedAgain(300, 1)), 'nested too deeply'],
    [
      'too many pixels inside a drawing',
      'a.svg',
      svg(`<g>${inside('jpeg', jpegStart(7000, 7000))}</g>`),
      'a picture inside has 7000 x 7000 pixels, too many',
    ],
    [
      'many pictures inside a drawing',
      'a.svg',
      svg(inside('jpeg', jpegStart(4000, 2001)).repeat(2)),
      'the pictures inside have more than 16000000 pixels',
    ],
    [
      'a picture inside that is another than it says',
      'a.svg',
      svg(inside('gif', png(1, 1))),
      'a picture inside is not a GIF file',
    ],
  ])('refuses %s', (_name, path, bytes, message) => {
    expect(() => readPicture(path, bytes)).toThrow(message);
  });
});

describe('a drawing', () => {
  it.each(['href', 'xmlns:x="http://www.w3.org/1999/xlink" x:href'])(
    'may use its parts a few thousand times: %s',
    (prefix) => {
      expect(cleaned(usedAgain(4, 8, prefix))).toContain('<use ');
      expect(() => cleaned(usedAgain(6, 10, prefix))).toThrow('draws more than');
    },
  );

  it('that uses itself is left to the browser, which does not draw that', () => {
    expect(cleaned('<g id="a"><use href="#a"/></g>')).toContain('<use ');
  });

  it.each([
    ['shapes and their look', '<rect x="1" style="fill:url(#a)" fill="red"></rect>'],
    ['words, escaped', '<text>a &lt; b &amp; c</text>'],
    ['its own parts', '<use href="#a"></use><use xlink:href="#b"></use>'],
    ['style', '<style>.a { fill: red } @media print { .b { fill: url(#a) } }</style>'],
    ['a picture inside', inside('png', png(3, 2))],
    ['one by an older name', inside('jpeg', jpegStart(4000, 4000), 'xlink:href')],
  ])('keeps %s', (_name, drawn) => {
    const spaced = drawn.replace(
      'xlink:href',
      'xmlns:xlink="http://www.w3.org/1999/xlink" xlink:href',
    );
    expect(cleaned(spaced)).toBe(drawn);
  });

  it.each([
    ['scripts', '<script>alert(1)</script><g/>', '<g></g>'],
    [
      'scripts by another prefix',
      '<x:script xmlns:x="http://www.w3.org/2000/svg">1</x:script>',
      '',
    ],
    ['events', '<g onload="alert(1)" onClick="x" id="a"/>', '<g id="a"></g>'],
    ['other documents', '<foreignObject><p>x</p></foreignObject><iframe src="x"/>', ''],
    ['what moves', '<rect><animate attributeName="x"/><set/></rect>', '<rect></rect>'],
    ['pictures from elsewhere', '<image href="https://evil.test/a.png"/>', '<image></image>'],
    ['pictures that are documents', '<image href="data:image/svg+xml,x"/>', '<image></image>'],
    ['links', '<a href="javascript:alert(1)"><text>x</text></a>', '<a><text>x</text></a>'],
    ['links by entities', '<a href="&#106;avascript:alert(1)"/>', '<a></a>'],
    ['parts of other files', '<use href="a.svg#b"/>', '<use></use>'],
    ['style that asks', '<style>@import "a.css";</style><style>a{b:url(//x)}</style>', ''],
    ['style with escapes', '<g style="fill:\\75rl(x)"/>', '<g></g>'],
    ['attributes that ask', '<g fill="url(https://x/#a)" filter="URL( \'x\')"/>', '<g></g>'],
    [
      'what editors leave',
      '<g xmlns:i="urn:i" i:label="x" i:href="y"/><i:b xmlns:i="urn:i"/>',
      '<g></g>',
    ],
    ['comments and instructions', '<!-- x --><?xml-stylesheet href="x"?><g/>', '<g></g>'],
    ['a base', '<g xml:base="https://x/" xml:space="preserve"/>', '<g xml:space="preserve"></g>'],
  ])('loses %s', (_name, drawn, left) => {
    expect(cleaned(drawn)).toBe(left);
  });

  it('is the same when it is cleaned again', () => {
    const once = readPicture(
      'a.svg',
      svg('<g id="a"><text>a &amp; b</text></g><style>a{}</style>'),
    );
    expect(readPicture('a.svg', once.bytes)).toEqual(once);
  });

  it('may have a document type, and names no entity by it', () => {
    const start =
      '<?xml version="1.0"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://x/a.dtd"';
    const drawing = Buffer.from(`${start}>${svg('<g/>').toString()}`);
    expect(readPicture('a.svg', drawing)).toMatchObject({ width: 40 });
    const bomb = Buffer.from(`${start} [<!ENTITY a "aa">]>${svg('&a;').toString()}`);
    expect(() => readPicture('a.svg', bomb)).toThrow('is not an SVG file that can be read');
  });
});
