console.log(process.umask(0o077).toString(8));
const fs = require('fs');
fs.writeFileSync('made', 'x');
console.log((fs.statSync('made').mode & 0o777).toString(8), fs.readFileSync(0).length);
