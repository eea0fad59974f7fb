import { afterAll, expect, it } from 'vitest';
import { TextDrawer, type DrawTextsOptions } from './draw-texts.ts';

const drawing = {
  texts: [
    ['description-', 'At most $n$ <script>alert(1)</script>'],
    ['hint-1-', '*Look*'],
  ] as const,
  pictures: [],
};
const PATIENT = { answerWithinMs: 30_000, deadlineMs: 30_000 };

const drawers: TextDrawer[] = [];
afterAll(() => Promise.all(drawers.map((drawer) => drawer.close())));

function newDrawer(options: Partial<DrawTextsOptions> = {}): TextDrawer {
  const drawer = new TextDrawer({ ...PATIENT, ...options });
  drawers.push(drawer);
  return drawer;
}

it('makes HTML of each text once, and keeps it', async () => {
  const drawer = newDrawer();
  const [html, shared] = await Promise.all([drawer.draw(drawing), drawer.draw(drawing)]);
  expect(html?.[0]).toContain('class="katex"');
  expect(html?.[0]).not.toContain('<script>');
  expect(html?.[1]).toBe('<p><em>Look</em></p>');
  expect(shared).toBe(html);
  expect(await drawer.draw({ ...drawing })).toBe(html);
});

it('lets nobody wait for it, and has it a moment later', async () => {
  const drawer = newDrawer({ answerWithinMs: 0 });
  expect(await drawer.draw(drawing)).toBeNull();
  await expect.poll(() => drawer.draw(drawing), { timeout: 30_000 }).toHaveLength(2);
});

it('gives a text up that takes too long', async () => {
  const drawer = newDrawer({ deadlineMs: 1 });
  expect(await drawer.draw(drawing)).toBeNull();
  expect(await drawer.draw(drawing)).toBeNull();
});

it('gives up none for the time that those before it took', async () => {
  const formulas = Array.from({ length: 100 }, (_, index) => `$a_{${index}}^2$`).join(' ');
  const page = (number: number) =>
    ({ texts: [[`page-${number}-`, formulas]], pictures: [] }) as const;
  const patient = newDrawer();
  await patient.draw(page(0));
  const begun = performance.now();
  await patient.draw(page(1));
  // So much that a machine that trips does not matter, and less than all of them take together.
  const deadlineMs = Math.max(500, 20 * (performance.now() - begun));
  const drawer = newDrawer({ deadlineMs });
  const drawn = Array.from({ length: 60 }, (_, number) => drawer.draw(page(number)));
  expect((await Promise.all(drawn)).filter((html) => html === null)).toEqual([]);
});

it('keeps no more than it may', async () => {
  const drawer = newDrawer({ keptCharacters: 10 });
  const html = await drawer.draw(drawing);
  expect(html).toHaveLength(2);
  const again = await drawer.draw(drawing);
  expect(again).toEqual(html);
  expect(again).not.toBe(html);
});
