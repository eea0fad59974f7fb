import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { useTestDatabase } from '../../test/database.ts';
import { buildProblem } from '../../test/factories.ts';
import { useGitPeople, minute, START } from '../../test/git-person.ts';

const database = useTestDatabase();

const { problems, person } = useGitPeople(database);

describe('git clone of a record', () => {
  it('has each accepted program as a commit of its time, and passes the strictest check', async () => {
    const ada = await person();
    await ada.solve('print(1)\r\n# é 🜁\n', 1);
    await ada.solve('no', 2, { verdict: 'Wrong Answer' });
    await ada.solve('class Main {}', 3, { language: 'JAVA' });
    await ada.solve('print(3)', 4, { problem: problems.other });
    await ada.solve('print(2)', 5);
    await ada.clone();
    const inside = join(ada.folder, 'record');
    expect(await ada.git(['fsck', '--strict', '--full'], inside)).toBe('');
    expect(await ada.git(['status', '--porcelain'], inside)).toBe('');
    expect((await ada.git(['log', '--format=%at %ct %an <%ae> %s'], inside)).split('\n')).toEqual([
      ...['5 Two | Sum <b> (Python)', '4 Three Sum (Python)', '3 Two | Sum <b> (Java)'].map(said),
      said('1 Two | Sum <b> (Python)'),
      '',
    ]);
    expect(readdirSync(inside).sort()).toEqual([
      '.git',
      '.gitattributes',
      '3sum',
      'README.md',
      'twosum',
    ]);
    expect(ada.file('record/twosum/solution.py')).toBe('print(2)');
    expect(ada.file('record/twosum/Main.java')).toBe('class Main {}');
    expect(ada.file('record/README.md')).toContain(
      '| [Two \\| Sum \\<b\\>](twosum) | [Java](twosum/Main.java), [Python](twosum/solution.py) |\n',
    );
    const first = (await ada.git(['rev-list', '--max-parents=0', 'HEAD'], inside)).trim();
    expect(await ada.git(['show', `${first}:twosum/solution.py`], inside)).toBe(
      'print(1)\r\n# é 🜁\n',
    );
  });

  const said = (line: string) => {
    const [minutes, ...words] = line.split(' ');
    const second = START / 1000 + Number(minutes) * 60;
    const who = 'Ada Lovelace <record@stepwise.invalid>';
    return `${second} ${second + 1} ${who} ${words.join(' ')}: Accepted`;
  };

  it('brings what is new with the next pull, and rewrites nothing after a judging again', async () => {
    const ada = await person();
    const id = await ada.solve('print(1)', 1);
    await ada.clone();
    const inside = join(ada.folder, 'record');
    const before = (await ada.git(['rev-parse', 'HEAD'], inside)).trim();
    for (let count = 0; count < 60; count++) {
      await ada.solve(`print(${count})`, 2 + count, { problem: problems.other });
    }
    await database.db.pastJudging.create({
      data: {
        ...{ submissionId: id, verdict: 'Accepted', passedCount: 2, totalCount: 2, results: [] },
        ...{ judgedAt: new Date(minute(1).getTime() + 1000), testSetId: crypto.randomUUID() },
      },
    });
    await database.db.submission.update({
      where: { id },
      data: { verdict: 'Wrong Answer', doneAt: minute(500) },
    });
    await ada.git(['pull', '--quiet', '--ff-only'], inside);
    expect(await ada.git(['fsck', '--strict', '--full'], inside)).toBe('');
    const log = await ada.git(['log', '--format=%s', `${before}..HEAD`], inside);
    expect(log.split('\n')).toHaveLength(62);
    expect(log).toMatch(/^Two \| Sum <b> \(Python\): Wrong Answer, judged again\n/);
    expect(readdirSync(inside)).not.toContain('twosum');
    // Whoever is up to date is sent nothing.
    await ada.git(['pull', '--quiet', '--ff-only'], inside);
    // And whoever has commits of their own, more than are told in one round, keeps them.
    const own = ['-c', 'user.name=A', '-c', 'user.email=a@b'];
    for (let count = 0; count < 40; count++) {
      await ada.git([...own, 'commit', '-qm', `Mine ${count}`, '--allow-empty'], inside);
    }
    await ada.solve('print(4)', 600);
    await ada.git(['fetch', '--quiet'], inside);
    expect(await ada.git(['rev-list', '--count', 'HEAD..origin/main'], inside)).toBe('1\n');
  });

  it('has three hundred programs, each time with the same ids and the same bytes', async () => {
    const ada = await person();
    const many: Awaited<ReturnType<typeof buildProblem>>[] = [];
    for (let count = 0; count < 300; count++) many.push(await buildProblem(database.db));
    for (const [index, one] of many.entries()) {
      await ada.solve(`print(${index})\n`.repeat(20), index, { problem: one });
    }
    await ada.clone();
    await ada.git(['clone', '--quiet', '--bare', ada.address(), 'again']);
    const inside = join(ada.folder, 'record');
    expect(await ada.git(['fsck', '--strict', '--full'], inside)).toBe('');
    expect(await ada.git(['rev-list', '--count', 'HEAD'], inside)).toBe('300\n');
    const again = join(ada.folder, 'again');
    const head = await ada.git(['rev-parse', 'HEAD'], inside);
    expect(await ada.git(['rev-parse', 'HEAD'], again)).toBe(head);
    const packs = (folder: string) => readdirSync(folder).filter((name) => name.endsWith('.pack'));
    const [one = ''] = packs(join(inside, '.git/objects/pack'));
    const [two = ''] = packs(join(again, 'objects/pack'));
    expect(readFileSync(join(again, 'objects/pack', two))).toEqual(
      readFileSync(join(inside, '.git/objects/pack', one)),
    );
  });

  it('has the first or the latest programs alone where that is asked for', async () => {
    const ada = await person();
    await ada.solve('first', 1);
    await ada.solve('second', 2);
    for (const [name, source] of [
      ['record-first', 'first'],
      ['record-latest', 'second'],
    ] as const) {
      await ada.clone(name);
      expect(ada.file(`${name}/twosum/solution.py`)).toBe(source);
      expect(await ada.git(['rev-list', '--count', 'HEAD'], join(ada.folder, name))).toBe('1\n');
    }
  });

  it('is empty before anything was accepted, and of nobody else', async () => {
    const [ada, bob] = [await person(), await person()];
    await bob.solve('the secret of Bob', 1);
    await ada.clone();
    expect(readdirSync(join(ada.folder, 'record'))).toEqual(['.git']);
    await ada.solve('print(1)', 1);
    await ada.git(['pull', '--quiet', 'origin', 'main'], join(ada.folder, 'record'));
    expect(ada.file('record/twosum/solution.py')).toBe('print(1)');
  });

  it('has in none of its objects a statement, a test, a reference, or what is another’s', async () => {
    const [ada, bob] = [await person(), await person()];
    const { problem, submissionIds } = await solveSecretProblem(ada);
    await bob.solve('SECRET-OF-BOB', 1, { problem });
    await ada.browser
      .put(`/api/v1/note/${problem.id}`)
      .send({ text: 'SECRET-NOTE', basedOn: 0 })
      .expect(200);
    await ada.clone();
    await ada.clone('record-latest');
    for (const name of ['record', 'record-latest']) {
      const everything = ['cat-file', '--batch-all-objects', '--batch', '--unordered'];
      const objects = await ada.git(everything, join(ada.folder, name));
      expect(objects).toContain('the second of Ada');
      expect(objects).toContain('| [Secretive]');
      expect(objects).not.toMatch(/SECRET|@example\.com/);
      for (const id of [problem.id, ada.userId, ...submissionIds])
        expect(objects).not.toContain(id);
    }
  });

  /** A problem of which each part is a secret, solved twice; the first of these was judged again. */
  async function solveSecretProblem(ada: Awaited<ReturnType<typeof person>>) {
    const { db } = database;
    const tests = [
      { input: 'SECRET-INPUT', output: 'SECRET-OUTPUT' },
      { input: 'SECRET-HIDDEN-INPUT', output: 'SECRET-HIDDEN-OUTPUT', hidden: true },
    ];
    const secrets = { PYTHON: 'SECRET-REFERENCE' };
    const problem = await buildProblem(db, {
      ...{ title: 'Secretive', tests, codeSnippets: secrets, referenceSolution: secrets },
    });
    const data = {
      ...{ description: 'SECRET-STATEMENT', constraints: 'SECRET-CONSTRAINTS' },
      ...{ hints: 'SECRET-HINT', editorial: 'SECRET-EDITORIAL', tags: ['SECRET-TAG'] },
      examples: { PYTHON: { input: 'SECRET-EXAMPLE', output: 'SECRET-EXAMPLE' } },
    };
    await db.problem.update({ where: { id: problem.id }, data });
    const submissionIds = [
      await ada.solve('the first of Ada', 1, { problem }),
      await ada.solve('the second of Ada', 2, { problem }),
    ];
    await db.$executeRaw`
      INSERT INTO "SubmissionResult" ("submissionId", position, "testCaseId", verdict, passed, "cpuMs",
        "wallMs", "memoryKb", stdout, stderr)
      SELECT s.id, t.position, t.id, 'Accepted', true, 20, 30, 9000, t.output::bytea, 'SECRET-ERROR'
      FROM "Submission" s JOIN "TestCase" t ON t."testSetId" = s."testSetId"
      WHERE s.id = ANY(${submissionIds}::uuid[])`;
    await db.pastJudging.create({
      data: {
        ...{ submissionId: submissionIds[0] ?? '', verdict: 'Wrong Answer', testSetId: problem.id },
        ...{ passedCount: 1, totalCount: 2, judgedAt: minute(1) },
        results: [{ stdout: 'SECRET-OUTPUT', verdict: 'Wrong Answer', cpuMs: 20 }],
      },
    });
    return { problem, submissionIds };
  }
});
