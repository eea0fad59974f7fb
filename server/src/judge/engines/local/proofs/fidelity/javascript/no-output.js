require('fs').readFileSync(0);
