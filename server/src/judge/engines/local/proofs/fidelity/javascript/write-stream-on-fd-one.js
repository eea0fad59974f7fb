const fs = require('fs');
const out = fs.createWriteStream(null, { fd: 1, autoClose: false });
out.write('x'.repeat(50));
out.cork();
out.write('\n');
out.write(`${fs.readFileSync(0, 'latin1').length}\n`);
out.uncork();
out.end(() => console.log('finished'));
