process.stdin.pipe(process.stdout);
process.stdin.on('end', () => console.error('piped'));
