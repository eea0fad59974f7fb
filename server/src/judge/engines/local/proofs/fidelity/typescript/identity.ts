import { basename } from 'path';
console.log(require.main === module, module.id, process.argv.length, basename(__dirname) === basename(process.cwd()));
console.log(typeof __filename, process.argv[1] === __filename, module.children.length, process.mainModule === module);
