const fs = require('fs'); const buf = Buffer.alloc(4); let text = ''; let n; while ((n = fs.readSync(0, buf, 0, 4, null)) > 0) text += buf.toString('utf8', 0, n);
console.log(text.split('\n').map((l) => l.length)); try { console.log(fs.readFileSync('/w/absent')); } catch (e) { console.log(e.code); }
