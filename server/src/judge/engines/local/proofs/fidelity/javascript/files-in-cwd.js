const fs = require('fs');
console.log(fs.readdirSync('.').filter((name) => name !== 'main.js').join() || 'empty');
fs.appendFileSync('log.txt', `${fs.readFileSync(0).length}\n`);
console.log(fs.readFileSync('log.txt', 'utf8').trim());
