process.setUncaughtExceptionCaptureCallback((error) => console.log('captured', error.message));
console.log(process.hasUncaughtExceptionCaptureCallback(), require('fs').readFileSync(0).length);
throw new Error('to the callback');
