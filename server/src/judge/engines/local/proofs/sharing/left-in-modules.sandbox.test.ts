import { afterAll, beforeAll, expect, it } from 'vitest';
import { finish, jobOf, text } from '../../../../contract/run-program.ts';
import { createLocalEngine } from '../../create-local-engine.ts';
import type { LocalEngine } from '../../local-engine.ts';

let engine: LocalEngine;
beforeAll(async () => {
  engine = await createLocalEngine({ slots: 1, languages: ['JAVASCRIPT'] });
  await engine.warmUp();
});
afterAll(() => engine.close());

/** Each says "seen" when it meets something of a test before it. */
const LEAVINGS: readonly (readonly [what: string, source: string])[] = [
  ['a module', `const util = require('util'); say(util.seen); util.seen = 1;`],
  ['its new name', `const util = require('node:util'); say(util.seen); util.seen = 1;`],
  ['what it gives out', `const { format } = require('util'); say(format.seen); format.seen = 1;`],
  ['a module in a module', `const { posix } = require('path'); say(posix.seen); posix.seen = 1;`],
  ['one by its own name', `const fs = require('fs/promises'); say(fs.seen); fs.seen = 1;`],
  [
    'one by both names',
    `say(require('fs/promises').seen); require('node:fs').promises.seen = 1; require('fs/promises');`,
  ],
  ['one that needs others', `const tty = require('tty'); say(tty.seen); tty.seen = 1;`],
  [
    'one that others need',
    `require('readline'); const { StringDecoder: kind } = require('string_decoder');
     say(kind.prototype.seen); kind.prototype.seen = 1;`,
  ],
  [
    'one that is imported',
    `import('path').then(({ default: path }) => { say(path.seen); path.seen = 1; });`,
  ],
  [
    'one that the process gives out',
    `const path = process.getBuiltinModule('path'); say(path.seen); path.seen = 1;`,
  ],
  [
    'one by a loader of its own',
    `const path = require('module').createRequire('/w/main.js')('path'); say(path.seen); path.seen = 1;`,
  ],
  ['a class that has a global name', `const kind = TextDecoder; say(kind.seen); kind.seen = 1;`],
  ['its prototype', `const kind = URL.prototype; say(kind.seen); kind.seen = 1;`],
  ['a function that has one', `say(setTimeout.seen); setTimeout.seen = 1;`],
  ['the class of stdin', `const kind = process.stdin.constructor; say(kind.seen); kind.seen = 1;`],
  [
    'what stdout is made of',
    `const kind = Object.getPrototypeOf(Object.getPrototypeOf(process.stdout)); say(kind.seen); kind.seen = 1;`,
  ],
  ['a stream', `const out = process.stdout; say(out.seen); out.seen = 1;`],
  ['what was found in a text', `say(RegExp.$1 + RegExp.lastMatch); /(seen)/.test('seen');`],
  [
    'what was found, with a module on the way',
    `say(RegExp.$1); /(seen)/.test('seen'); require('zlib'); if (RegExp.$1 !== 'seen') console.log('lost');`,
  ],
  ['a class of Intl', `const kind = Intl.NumberFormat; say(kind.seen); kind.seen = 1;`],
  ['the prototype of one', `const kind = Intl.Collator.prototype; say(kind.seen); kind.seen = 1;`],
  [
    'what makes generators',
    `const kind = (function* () {}).constructor; say(kind.seen); kind.seen = 1;`,
  ],
  ['what the process says of itself', `say(process.versions.seen); process.versions.seen = '1';`],
  [
    'where modules are',
    `const { globalPaths: all } = module.constructor; say(all.includes('seen')); all.push('seen');`,
  ],
  [
    'its own file',
    `const fs = require('fs'); say(fs.readFileSync(__filename, 'utf8').endsWith('//')); fs.appendFileSync(__filename, '//');`,
  ],
];

it.each(LEAVINGS)('no test meets what another has left: %s', async (_, source) => {
  const whole = `const say = (seen) => console.log(seen ? 'seen' : 'new');\n${source}`;
  const job = { ...jobOf('JAVASCRIPT', whole, ['1', '20', '3', '4']), isRight: () => true };
  const { results } = await finish(engine, job);
  expect(results.map(({ stdout }) => text(stdout))).toEqual(Array(4).fill('new\n'));
});
