#!/usr/bin/env node
'use strict'
const out = []
label: for (let i = 0; i < 3; i++) { for (const j of [0, 1, 2]) { if (j === 1) continue label; if (i === 2) break label; out.push(i * 10 + j) } }
block: { if (out.length) break block; out.push('never') }
do out.push('do'); while (out.length < 5)
switch (out.length) { case 1: out.push('one'); case 5: out.push('five'); case 6: { let z = 6; out.push(z) } break; default: out.push('default') }
if (out.length > 100) out.push(1); else if (out.length > 2) out.push('else'); else out.push(2)
for (;;) { if (out.length > 12) break; out.push('x'); continue }
for (var k in { a: 1, b: 2 }) out.push(k)
while (out.length < 20) if (out.length % 2) out.push('odd'); else { out.push('even'); }
const f = (a, { b, c: [d = 4] = [] } = {}, ...more) => ({ a, b, d, more })
console.log(JSON.stringify(f(1, { b: 2 }, 5, 6)), f.length, f.name)
const tag = (s, ...v) => s.raw.join('|') + v.join('&')
console.log(tag`a${1}\n${2}b`)
var { x = 1, ...others } = { y: 2, z: 3 }; console.log(x, others)
try { null.foo } catch { out.push('caught') } finally { out.push('finally') }
console.log((function () { try { return 'try' } finally { out.push('after') } })())
console.log((() => { for (const v of [1, 2]) { try { continue } finally { out.push('f' + v) } } return out.length })())
const a = 1, b = 2
;[a, b].forEach((v) => out.push(v))
let i = 0; i++
++i
console.log(out.join(), i, typeof undefinedName, void 0, a ?? b, out?.[0]?.foo)
const o = { get g() { return 'getter' }, set g(v) { out.push(v) }, ['comp' + 1]: 1, async am() { }, 'quoted name'() { return 1 } }
o.g = 4; console.log(o.g, o['quoted name'](), Object.keys(o))
console.log(((a, b) => a + b).toString(), (function named(x) { return x }).toString(), class A { m() { return 1 } }.toString(), Math.max.toString())
console.log(f.toString(), Function.prototype.toString.toString())
