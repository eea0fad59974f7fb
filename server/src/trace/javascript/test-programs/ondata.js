let data = '';
process.stdin.setEncoding('utf8');
process.stdin.on('data', c => data += c).on('end', function () { main(data.split('\n')); });
function main(lines) { console.log(lines.length); process.stdout.write('no newline'); process.exitCode = 0; }
