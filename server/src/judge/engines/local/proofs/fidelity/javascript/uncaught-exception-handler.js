process.on('uncaughtException', (error, origin) => {
  console.log(origin, error.message);
});
setTimeout(() => console.log('goes on'), 5);
throw new Error(`n ${require('fs').readFileSync(0).length}`);
