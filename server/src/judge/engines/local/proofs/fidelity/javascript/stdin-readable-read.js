process.stdin.on('readable', () => {
  let piece;
  while ((piece = process.stdin.read(7)) !== null || (piece = process.stdin.read()) !== null) {
    console.log(piece.length, piece.toString('latin1').trim());
  }
});
process.stdin.on('end', () => console.log('no more'));
