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
});
