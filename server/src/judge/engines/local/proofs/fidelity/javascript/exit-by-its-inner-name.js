console.log(require('fs').readFileSync(0).length, process.reallyExit.length, process._exiting);
process.reallyExit(0);
