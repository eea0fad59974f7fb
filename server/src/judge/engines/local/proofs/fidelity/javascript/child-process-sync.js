const { execFileSync, spawnSync } = require('child_process');
console.log(execFileSync('/bin/echo', ['hello']).toString().trim());
const result = spawnSync('/bin/sh', ['-c', 'cat | wc -c; exit 3'], { input: require('fs').readFileSync(0) });
console.log(result.status, result.stdout.toString().trim());
