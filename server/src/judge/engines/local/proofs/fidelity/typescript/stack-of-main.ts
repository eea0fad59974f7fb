function where(): number {
  return new Error('here').stack!.split('\n').length;
}
console.log(where(), Error.stackTraceLimit);
Error.stackTraceLimit = 0;
console.log(new Error('none').stack);
