let text = '';
process.stdin.setEncoding('utf8');
process.stdin.on('data', (piece) => {
  text += piece;
});
process.stdin.on('end', () => {
  console.log('end', text.split('\n').length, [...text].length);
});
process.stdin.on('close', () => console.log('close'));
