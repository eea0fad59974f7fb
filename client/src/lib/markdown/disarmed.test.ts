import { markdownToHtml } from '@stepwise/markdown';
import { expect, it } from 'vitest';

it.each([
  ['a script', '<script>alert(1)</script>'],
  ['a script in a line', 'x <script>alert(1)</script>'],
  ['an event', '<img src=x onerror=alert(1)>'],
  ['a link with a script', '[x](javascript:alert(1))'],
  ['a link with a hidden script', '[x](java&#115;cript:alert(1))'],
  ['a link of the parser', '<javascript:alert(1)>'],
  ['a picture with a script', '![x](javascript:alert(1))'],
  ['a formula with a link', '$\\href{javascript:alert(1)}{x}$'],
  ['a formula with a picture', '$\\includegraphics{https://evil.test/dot.png}$'],
  ['a formula with HTML', '$\\htmlStyle{color:red}{x}$ $<img src=x onerror=alert(1)>$'],
  ['a style', '<p style="position:fixed">x</p>'],
  ['the language of code', '```"><img/src=x/onerror=alert(1)>\nx\n```'],
  ['a frame', '<iframe srcdoc="<script>alert(1)</script>"></iframe>'],
])('HTML of Markdown disarms %s', (_case, text) => {
  const place = document.createElement('div');
  place.innerHTML = markdownToHtml(`${text}\n\n$x$`, { idPrefix: '', pictures: [] });
  const elements = [...place.querySelectorAll('*')];
  const forbidden = 'script, img, iframe, object, form, p[style], [srcdoc], [href^="javascript" i]';
  expect(elements.filter((element) => element.matches(forbidden))).toEqual([]);
  const attributes = elements.flatMap((element) => element.getAttributeNames());
  expect(attributes.filter((name) => name.startsWith('on'))).toEqual([]);
  expect(place.querySelectorAll('.katex').length).toBeGreaterThan(0);
});
