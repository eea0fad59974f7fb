console.log(Error.stackTraceLimit, typeof Error.prepareStackTrace);
Error.stackTraceLimit = 1;
Error.prepareStackTrace = (error, sites) => `${error.message} ${sites.length}`;
console.log(new Error('short').stack, require('fs').readFileSync(0).length);
