import { join } from 'node:path';
import { build, type Plugin } from 'vite';

const CLI = join(import.meta.dirname, '../cli');
/** The oldest Node that runs the server; a person's is rarely older. */
const TARGET = 'node20';

/**
 * Puts the command line beside the pages, as one file: whoever has the address of a site and Node needs
 * nothing else.
 */
export function commandLine(): Plugin {
  return {
    name: 'stepwise:command-line',
    apply: 'build',
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'stepwise.mjs', source: await inOneFile() });
    },
  };
}

async function inOneFile(): Promise<string> {
  const built = await build({
    root: CLI,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: { ssr: join(CLI, 'stepwise.mjs'), target: TARGET, minify: false, write: false },
  });
  const [output] = [built].flat();
  if (!output || !('output' in output)) throw new Error('The command line was not built');
  const [file, ...others] = output.output;
  if (others.length > 0) throw new Error('The command line is more than one file');
  return file.code;
}
