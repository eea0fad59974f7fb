console.log('start');
undefinedFunction(require('fs').readFileSync(0));
