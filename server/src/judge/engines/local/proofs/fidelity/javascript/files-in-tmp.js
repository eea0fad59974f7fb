const fs = require('fs');
const file = require('path').join(require('os').tmpdir(), 'fidelity-left');
console.log(fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : 'nothing there');
fs.writeFileSync(file, String(fs.readFileSync(0).length));
fs.mkdirSync(`${file}-folder/a/b`, { recursive: true });
