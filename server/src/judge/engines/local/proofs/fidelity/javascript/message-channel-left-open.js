const { port1, port2 } = new MessageChannel();
port1.on('message', (m) => {
  console.log('message', m);
  port1.unref();
});
port2.postMessage(require('fs').readFileSync(0).length);
