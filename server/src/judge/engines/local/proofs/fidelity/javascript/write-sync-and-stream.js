const fs = require('fs');
const n = fs.readFileSync(0).length;
for (let i = 0; i < 5; i++) {
  process.stdout.write(`stream ${i}\n`);
  fs.writeSync(1, `sync ${n}\n`);
  fs.writeFileSync('/dev/stdout', `path ${i}\n`, { flag: 'a' });
}
