import { languageIdOf } from '@stepwise/contracts/language-list';
import type { ReadRecord, RecordProgram } from '@stepwise/contracts/record';
import type { RecordChoice } from '@stepwise/contracts/record-limits';
import type { Submission } from '@stepwise/contracts/submission';
import { call } from '../../lib/api/api-client.ts';
import { fetchFile } from '../../lib/api/fetch-response.ts';

/** Judging starts when others have had their turn. */
const JUDGING_SILENCE_MS = 60_000;

/** The record as a zip file, with its repository. */
export function downloadRecord(commits: RecordChoice): Promise<Blob> {
  return fetchFile('GET /record/zip', 'application/zip', { query: { commits } });
}

/** What of a zip file could be sent in. */
export async function readRecord(file: File, signal: AbortSignal): Promise<ReadRecord> {
  const headers = { 'Content-Type': 'application/zip' };
  return (await call('POST /record/read-zip', { data: file, headers, signal })).data;
}

/** Sends a program in, and answers with how it stands after a while. The same key never sends it twice. */
export async function sendProgram(
  program: RecordProgram,
  idempotencyKey: string,
  signal: AbortSignal,
): Promise<Submission> {
  const { problemId, language, sourceCode } = program;
  const data = {
    ...{ problemId, language_id: languageIdOf(language) },
    source_code: { [language]: sourceCode },
  };
  const headers = { 'Idempotency-Key': idempotencyKey };
  const options = { data, headers, signal, silenceMs: JUDGING_SILENCE_MS };
  return (await call('POST /execution-code', options)).data;
}
