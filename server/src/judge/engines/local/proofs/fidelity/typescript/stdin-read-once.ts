process.stdin.once('readable', () => {
  const piece: Buffer | null = process.stdin.read(3);
  console.log(piece?.toString('latin1').trim() ?? 'nothing');
  process.stdin.destroy();
});
