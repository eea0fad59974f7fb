import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { zipOf, type ZipContent } from '../../bank/archive/write-zip.ts';
import { notFound } from '../../http/app-error.ts';
import type { Reader } from '../../lib/db/db.ts';
import { packIndexOf, packOf } from '../../lib/git/pack.ts';
import { checkedOut } from '../../lib/git/working-tree.ts';
import { readSources } from './record.queries.ts';
import type { PackedRecord } from './record.service.ts';

export const RECORD_FOLDER = 'stepwise-record';

const CONFIG = '[core]\n\trepositoryformatversion = 0\n\tfilemode = false\n\tbare = false\n';

/** A record as a zip file: its files, and the repository as `git clone` would make it, without a remote. */
export function zipRecord(db: Reader, userId: string, record: PackedRecord): Readable {
  const files = new Map<string, ZipContent>(repositoryOf(record));
  for (const { path, content } of record.files) {
    if (Buffer.isBuffer(content)) files.set(path, content);
    else files.set(path, () => readSource(db, userId, content.solutionId));
  }
  return zipOf(RECORD_FOLDER, files);
}

async function readSource(db: Reader, userId: string, id: string): Promise<string> {
  const source = (await readSources(db, userId, [id])).get(id);
  if (source === undefined) throw notFound('Submission');
  return source;
}

function repositoryOf({ commits, files }: PackedRecord): [string, ZipContent][] {
  const entries = commits.flatMap((commit) => commit.entries);
  const { pieces, checksum } = packOf(entries);
  const ids = entries.map(({ id }) => id).sort();
  const pack = `.git/objects/pack/pack-${createHash('sha1').update(ids.join()).digest('hex')}`;
  return [
    ['.git/HEAD', 'ref: refs/heads/main\n'],
    ['.git/config', CONFIG],
    ['.git/refs/heads/main', `${commits.at(-1)?.id ?? ''}\n`],
    ['.git/index', checkedOut(files)],
    [`${pack}.pack`, Buffer.concat(pieces)],
    [`${pack}.idx`, packIndexOf(entries, checksum)],
  ];
}
