const lines = require('fs').readFileSync(0, 'utf8').split('\n')
let n = 0
for (const l of lines)
  if (l)
    n += l.length
  else
    n--
const f = () => {}
;(function () { n++ })()
const g = x => x
;[n].map(g)
var z = n
++n
if (n) n--; else n++
do n -= 1
while (n > 15)
return_: { if (n) break return_ }
const h = async x => { await x
return (x)}
const k = function* () { yield(1); yield
yield [2] }
throwIt: try { throw(new Error('e')) } catch { }
console.log(n, z, [...k()])
h(3).then(v => console.log(v), )
// the end
