const name = 'wörld'; const t = `a${`b${1 + 1}`}c
second line ${(() => { const x = 'in'; return x; })()}`;
console.log(t); const re = /[/\]}]+/g; console.log('a/}b'.replace(re, (m) => `<${m}>`));
console.log(String.raw`\n${name}`, 'x'.codePointAt(0), '\u{1F600}'.length, "it's", 'say "x"');
const html = '<!-- not a comment -->'; console.log(html, 1 < 2 > false); var a = 4, g = 2; console.log(a / 2 / g);
console.log(((a)) , [(1, 2)], { 'a-b': 1 }['a-b'], -(-1), typeof typeof 1, !!'', void 0 ?? 'd');
