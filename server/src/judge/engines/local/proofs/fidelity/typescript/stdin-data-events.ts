let text = '';
process.stdin.setEncoding('utf8').on('data', (piece: string) => {
  text += piece;
});
process.stdin.on('end', () => console.log(text.split(/\s+/).filter(Boolean).length));
