const server = require('net').createServer().listen(require('path').join(process.cwd(), 'socket'), () => {
  console.log('listening', require('fs').readFileSync(0).length);
  server.unref();
});
require('fs').watch('.', () => {}).unref();
