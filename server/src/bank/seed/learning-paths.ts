import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { load } from 'js-yaml';
import { z } from 'zod';
import type { Db } from '../../lib/db/db.ts';
import { bankError } from '../bank-error.ts';

const FILE = 'learning-paths.yaml';

const pathSchema = z
  .strictObject({
    slug: z.string().regex(/^[a-z-]+$/),
    title: z.string().min(1),
    label: z.string().min(1),
    description: z.string().min(1),
    after: z.array(z.string()),
    problems: z.array(z.string()).min(1),
    checks: z.array(z.string()),
  })
  .superRefine(({ slug, problems, checks }, context) => {
    const inOrder = problems.filter((name) => checks.includes(name));
    if (isDeepStrictEqual(inOrder, checks) && checks.at(-1) === problems.at(-1)) return;
    const message = `${slug}: its checks are not problems of it, in its order, with its last problem`;
    context.addIssue({ code: 'custom', message });
  });

const pathsSchema = z.array(pathSchema).superRefine((paths, context) => {
  const before = new Set<string>();
  for (const { slug, after } of paths) {
    const unknown = after.filter((name) => !before.has(name));
    if (unknown.length > 0 || before.has(slug)) {
      const message = `${slug}: comes twice, or before ${unknown.join(', ')}`;
      context.addIssue({ code: 'custom', message });
    }
    before.add(slug);
  }
});

/** `introduction` is Markdown. */
export type BankPath = z.output<typeof pathSchema> & { readonly introduction: string };

/**
 * The learning paths of a bank, each with its introduction; none where it has no such file.
 * @throws {BankError} a file is not what it should be, or an introduction is missing
 */
export async function readLearningPaths(bankDirectory: string): Promise<BankPath[]> {
  const text = await readFile(join(bankDirectory, FILE), 'utf8').catch(() => '[]');
  const paths = parsePaths(text);
  return Promise.all(
    paths.map(async (path) => {
      const file = `learning-paths.${path.slug}.md`;
      const introduction = await readFile(join(bankDirectory, file), 'utf8').catch(() => '');
      if (introduction.trim() === '') throw bankError(file, 'the introduction is missing');
      return { ...path, introduction };
    }),
  );
}

function parsePaths(text: string): z.output<typeof pathsSchema> {
  try {
    return pathsSchema.parse(load(text));
  } catch (error) {
    throw bankError(FILE, error instanceof z.ZodError ? z.prettifyError(error) : String(error));
  }
}

/** Makes the paths in the database those of the bank. */
export async function saveLearningPaths(db: Db, paths: readonly BankPath[]): Promise<void> {
  const stored = await db.learningPath.findMany({ orderBy: { position: 'asc' } });
  const wanted = paths.map((path, index) => ({ ...path, position: index + 1 }));
  if (isDeepStrictEqual(stored, wanted)) return;
  for (const data of wanted) {
    await db.learningPath.upsert({ where: { slug: data.slug }, create: data, update: data });
  }
  await db.learningPath.deleteMany({ where: { slug: { notIn: paths.map(({ slug }) => slug) } } });
}

/** Slugs on paths that the bank does not have, problems on no path, and checks that are steps elsewhere. */
export function verifyLearningPaths(
  paths: readonly BankPath[],
  slugs: readonly string[],
): string[] {
  const onPaths = paths.flatMap((path) => path.problems.map((slug) => ({ path: path.slug, slug })));
  const unknown = onPaths.filter(({ slug }) => !slugs.includes(slug));
  const checks = paths.flatMap((path) => path.checks);
  const twice = checks.filter((slug) => onPaths.filter((entry) => entry.slug === slug).length > 1);
  const left = slugs.filter((slug) => !onPaths.some((entry) => entry.slug === slug));
  return [
    ...unknown.map(({ path, slug }) => `${path} leads to ${slug}, which is not in the bank`),
    ...left.map((slug) => `${slug} is on no learning path`),
    ...twice.map((slug) => `${slug} is a check, and lies on two learning paths`),
  ];
}
