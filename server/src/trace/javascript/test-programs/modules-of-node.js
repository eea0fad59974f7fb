const { EventEmitter } = require('events'); const util = require('util'); const assert = require('assert').strict; const { performance } = require('perf_hooks'); const os = require('os'); const path = require('node:path');
class Bus extends EventEmitter { say(x) { this.emit('x', x); } } const bus = new Bus(); bus.on('x', function (v) { console.log(v, this === bus); }); bus.say(1);
console.log(util.inspect({ a: [1, { b: 2 }] }), path.join('a', 'b'), typeof performance.now(), util.format('%j', { a: 1 })); assert.equal(1, 1); try { assert.equal(1, 2); } catch (e) { console.log(e.name, e.code); }
const vm = require('vm'); console.log(vm.runInNewContext('a + 1', { a: 1 })); const { createHash } = require('crypto'); console.log(createHash('md5').update('x').digest('hex')); console.log(Object.keys(require.cache).length, module.children.length, require.resolve('fs'));
import('path').then((m) => console.log(m.basename('/a/b')));
