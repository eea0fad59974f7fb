const fs = require('fs');
const stream = fs.createReadStream(null, { fd: 0, autoClose: false, highWaterMark: 5 });
let pieces = 0;
stream.on('data', () => pieces++);
stream.on('close', () => console.log('closed', pieces));
stream.on('end', () => console.log('ended', pieces));
