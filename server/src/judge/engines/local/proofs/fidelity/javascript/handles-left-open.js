const server = require('net').createServer().listen(require('path').join(process.cwd(), 'socket'), () => {
  console.log('listening', require('fs').readFileSync(0).length);
  server.unref();
});
// By looks: what the kernel tells of changes is refused in a box.
require('fs').watchFile('.', () => {}).unref();
