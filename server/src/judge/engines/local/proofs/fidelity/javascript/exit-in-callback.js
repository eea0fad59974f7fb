process.stdin.once('readable', () => {
  const piece = process.stdin.read();
  console.log(piece === null ? 'nothing' : 'something');
  process.exit(piece === null ? 2 : 0);
});
setTimeout(() => console.log('never'), 60000);
