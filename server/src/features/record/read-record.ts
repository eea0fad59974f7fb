import { createHash } from 'node:crypto';
import { languageLabel, type LanguageKey } from '@stepwise/contracts/language';
import { sourceTextSchema } from '@stepwise/contracts/execution';
import type { ReadRecord } from '@stepwise/contracts/record';
import { readZip } from '../../bank/archive/zip-tree.ts';
import { BankError } from '../../bank/bank-error.ts';
import { AppError } from '../../http/app-error.ts';
import type { Reader } from '../../lib/db/db.ts';
import { languageOfFile } from './record-path.ts';
import { findProblems, listAcceptedHashes } from './record.queries.ts';

const MIB = 1024 * 1024;
/** A record has a folder for each problem. What lies in .git is not unpacked. */
const BOUNDS = {
  ...{ entries: 10_000, fileBytes: MIB, totalBytes: 32 * MIB, ratio: 250, ratioFromBytes: 8 * MIB },
};
const SKIPPED_MAX = 100;

type Program = {
  readonly path: string;
  readonly slug: string;
  readonly language: LanguageKey;
  readonly sourceCode: string;
};

type Skipped = { readonly path: string; readonly reason: string };

/**
 * Reads a zip file laid out as a record is. Whether its programs were accepted elsewhere does not count: they are told
 * to be sent in.
 * @throws VALIDATION_FAILED for a file that is no zip file, or is larger than it may be
 */
export async function readRecord(db: Reader, userId: string, bytes: Buffer): Promise<ReadRecord> {
  const { programs, skipped } = programsOf(await filesOf(bytes));
  const problems = await findProblems(db, [...new Set(programs.map(({ slug }) => slug))]);
  const bySlug = new Map(problems.map((problem) => [problem.slug, problem]));
  const accepted = await listAcceptedHashes(db, userId);
  const fresh: ReadRecord['programs'] = [];
  let known = 0;
  for (const { path, slug, language, sourceCode } of programs) {
    const problem = bySlug.get(slug);
    if (!problem) skipped.push({ path, reason: `There is no problem ${slug} here` });
    else if (accepted.has(keyOf(problem.id, language, sourceCode))) known++;
    else fresh.push({ problemId: problem.id, title: problem.title, language, sourceCode });
  }
  return { programs: fresh, known, skipped: skipped.slice(0, SKIPPED_MAX) };
}

function keyOf(problemId: string, language: LanguageKey, source: string): string {
  return `${problemId} ${language} ${createHash('md5').update(source).digest('hex')}`;
}

async function filesOf(bytes: Buffer): Promise<ReadonlyMap<string, Buffer>> {
  try {
    return (await readZip(bytes, 'record.zip', BOUNDS)).files;
  } catch (error) {
    if (!(error instanceof BankError)) throw error;
    const errors = error.message.split('\n');
    throw new AppError('VALIDATION_FAILED', errors[0] ?? 'This file cannot be read', { errors });
  }
}

/** Programs are found by the end of their path: an archive may have folders around them. */
function programsOf(files: ReadonlyMap<string, Buffer>): {
  programs: Program[];
  skipped: Skipped[];
} {
  const programs = new Map<string, Program>();
  const skipped: Skipped[] = [];
  for (const [path, content] of files) {
    const [slug, file = ''] = path.split('/').slice(-2);
    const language = languageOfFile(file);
    if (slug === undefined || language === null) continue;
    const source = sourceOf(content);
    const key = `${slug}/${file}`;
    if ('reason' in source) skipped.push({ path, ...source });
    else if (programs.has(key)) skipped.push({ path, reason: sayTwice(slug, language) });
    else programs.set(key, { path, slug, language, ...source });
  }
  return { programs: [...programs.values()], skipped };
}

function sayTwice(slug: string, language: LanguageKey): string {
  return `There is another program in ${languageLabel(language)} for ${slug}`;
}

function sourceOf(content: Buffer): { sourceCode: string } | { reason: string } {
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(content);
    const checked = sourceTextSchema.safeParse(text);
    if (!checked.success) return { reason: checked.error.issues[0]?.message ?? 'It is no program' };
    return text === '' ? { reason: 'It is empty' } : { sourceCode: checked.data };
  } catch {
    return { reason: 'It is not UTF-8' };
  }
}
