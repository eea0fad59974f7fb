import type { Page } from '@playwright/test';

const FRAMES = 120;

/** As text: what runs this file gives functions a helper that the page does not have. */
const NOTE_FRAMES = `new Promise((done) => {
  const times = [];
  let last = performance.now();
  requestAnimationFrame(function note(now) {
    times.push(now - last);
    last = now;
    if (times.length < ${String(FRAMES)}) requestAnimationFrame(note);
    else done(times);
  });
})`;

/** Milliseconds between the frames that a page draws meanwhile, two seconds of them at least. */
export async function framesDuring(page: Page, act: () => Promise<void>): Promise<number[]> {
  const noted = page.evaluate<number[]>(NOTE_FRAMES);
  await act();
  return noted;
}
