process.on('SIGUSR2', (name) => {
  console.log('caught', name);
  clearInterval(alive);
});
const alive = setInterval(() => {}, 1000);
process.kill(process.pid, 'SIGUSR2');
console.log('sent', require('fs').readFileSync(0).length);
