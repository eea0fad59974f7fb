import type { StoredResult, StoredSubmission } from './stored-submission.ts';

/** Ruby's encode64: a line break after every 60 characters and at the end. */
function encode64(bytes: Uint8Array | string | null): string | null {
  if (bytes === null || bytes.length === 0) return null;
  return Buffer.from(bytes as Uint8Array)
    .toString('base64')
    .replaceAll(/.{1,60}/g, '$&\n');
}

/** The asked-for fields of a submission, as under `base64_encoded=true`. */
export function presentSubmission(
  { token, status, result }: StoredSubmission,
  fields: readonly string[],
): Record<string, unknown> {
  const all: Record<string, unknown> = { token, status_id: status, ...(result && present(result)) };
  return Object.fromEntries(fields.map((field) => [field, all[field] ?? null]));
}

function present(result: StoredResult): Record<string, unknown> {
  return {
    time: result.time,
    wall_time: result.wallTime,
    memory: result.memory,
    stdout: encode64(result.stdout),
    stderr: encode64(result.stderr),
    compile_output: encode64(result.compileOutput),
    message: encode64(result.message),
    exit_code: result.exitCode,
  };
}
