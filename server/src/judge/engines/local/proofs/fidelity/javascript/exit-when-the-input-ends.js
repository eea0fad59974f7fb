let text = '';
process.stdin.setEncoding('utf8');
process.stdin.on('data', (piece) => { text += piece; });
process.stdin.on('close', () => console.log('closed'));
process.stdin.on('end', () => { console.log(text.trim().split(/\s+/).length); process.exit(); });
