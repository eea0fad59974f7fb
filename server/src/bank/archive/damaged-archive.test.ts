import fc from 'fast-check';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { BankError } from '../bank-error.ts';
import { Findings } from '../import/findings.ts';
import { readForeignPackage } from '../import/foreign-package.ts';
import { convertPackage } from '../import/import-package.ts';
import { DOUBLES, temporaryFolder } from '../import/test-package.ts';
import { zipBytes } from './test-zip.ts';

vi.setConfig({ testTimeout: 60_000 });

const FILES = Object.entries({
  ...DOUBLES,
  'data/secret/testdata.yaml': 'output_validator_flags: float_tolerance 1e-6\n',
  'submissions/submissions.yaml': 'accepted/*.py: {permitted: [AC], model_solution: true}\n',
  'data/secret/1.yaml': 'hint: Look.\noutput_validator_args: [case_sensitive]\n',
});
const bytes = zipBytes(
  FILES.map(([name, content]) => ({
    name: `doubles/${name}`,
    content: Buffer.from(content),
  })),
);

/** A fault of the package, in words, or none; anything else is a fault of ours. */
function expectFault(error: unknown): void {
  if (error !== null) expect(error).toBeInstanceOf(BankError);
}

const change = fc.record({ at: fc.nat(), to: fc.nat(255) });
const changes = fc.array(change, { minLength: 1, maxLength: 4 });
const changed = (from: Buffer, list: readonly { at: number; to: number }[]): Buffer => {
  const copy = Buffer.from(from);
  for (const { at, to } of list) copy[at % copy.length] = to;
  return copy;
};

it('an archive with any bytes changed or missing is imported or refused in words', async () => {
  const path = join(await temporaryFolder(), 'doubles.zip');
  await fc.assert(
    fc.asyncProperty(changes, fc.option(fc.nat(bytes.length)), async (list, end) => {
      await writeFile(path, changed(bytes, list).subarray(0, end ?? bytes.length));
      const error: unknown = await convertPackage(path, '/nowhere').then(
        () => null,
        (reason: unknown) => reason,
      );
      expectFault(error);
    }),
    { seed: 7, numRuns: 200 },
  );
});

it('a package with any file changed is read or refused in words', () => {
  fc.assert(
    fc.property(changes, fc.nat(FILES.length - 1), fc.nat(), (list, which, cut) => {
      const files = FILES.map(([name, content], index): [string, Buffer] => {
        const given = Buffer.from(content);
        if (index !== which) return [name, given];
        return [name, changed(given, list).subarray(0, cut % 3 === 0 ? cut % 40 : undefined)];
      });
      const tree = { name: 'doubles', files: new Map(files), ignored: [], brokenLinks: new Map() };
      let error: unknown = null;
      try {
        readForeignPackage(tree, new Findings(tree));
      } catch (reason) {
        error = reason;
      }
      expectFault(error);
    }),
    { seed: 7, numRuns: 500 },
  );
});
