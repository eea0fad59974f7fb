import type { NewSubmission } from '../api.ts';
import { encodeBase64 } from '../base64.ts';
import { commonFields } from '../new-submission.ts';
import type { PackLimits } from './pack-limits.ts';
import type { Runtime } from './runtimes.ts';
import { newSecrets, seal } from './seal.ts';

export type PackSubmission = { readonly submission: NewSubmission; readonly tag: string };

/**
 * A submission whose program is the harness and whose standard input is everything else, sealed:
 * one line of numbers (of one test: bytes of output, ms of CPU time, ms of elapsed time; of all: ms of
 * CPU time and of elapsed time after which none is started, bytes of room; then sizes), and the parts
 * of those sizes: flags of the interpreter, flags of the compiler, source, inputs. It writes, after its tag:
 * - `compiled 1|0 <CPU ms until then> <text>`, once
 * - `ran <number> <exit code> <signal> <CPU ms> <ms> <peak KB> <1: wrote too much> <stdout> <stderr>`
 * - `end`, when it was not stopped
 *
 * Texts are base64; `-` stands for nothing.
 */
export function packSubmission(
  runtime: Runtime,
  languageId: number,
  source: string,
  inputs: readonly Uint8Array[],
  limits: PackLimits,
): PackSubmission {
  const { key, tag } = newSecrets();
  const harness = runtime.harness.replace('@KEY@', key).replace('@TAG@', tag);
  const texts = [
    runtime.flags(limits.program).join('\n'),
    runtime.compilerFlags.join('\n'),
    source,
  ];
  const parts = [...texts.map((text) => Buffer.from(text)), ...inputs];
  const { outputBytes, cpuMs, wallMs } = limits.program;
  const times = [cpuMs, wallMs, limits.budgetMs, limits.patienceMs].map(Math.ceil);
  const numbers = [outputBytes, ...times, limits.roomBytes];
  const header = `${[...numbers, ...parts.map(({ byteLength }) => byteLength)].join(' ')}\n`;
  return {
    tag,
    submission: {
      language_id: languageId,
      source_code: encodeBase64(harness),
      stdin: encodeBase64(seal(Buffer.concat([Buffer.from(header), ...parts]), key)),
      ...limits.sent,
      ...commonFields(),
    },
  };
}
