#!/usr/bin/env node
console.log('shebang', require('fs').readFileSync(0).length);
