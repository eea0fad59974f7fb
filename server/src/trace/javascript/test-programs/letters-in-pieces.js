const bytes = Buffer.from('é€😀\n');
for (const byte of bytes) {
  process.stdout.write(Buffer.from([byte]));
}
