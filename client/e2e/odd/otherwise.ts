import type { Page } from '@playwright/test';
import type { Answer } from './odd.ts';

/** In what a scene differs from the still world. */
export type Otherwise = {
  /** What the server answers there, by paths below the API. */
  readonly world?: Readonly<Record<string, Answer>>;
  /** What the server writes into the page, by names of its own. */
  readonly meta?: Readonly<Record<string, string>>;
};

export const ok = (data: unknown) => ({ json: { message: 'ok', data } });

export async function makeOtherwise(page: Page, { world = {}, meta }: Otherwise): Promise<void> {
  for (const [path, answer] of Object.entries(world)) {
    const address = `/api/v1/${path}`;
    await page.route(
      ({ pathname }) => pathname === address,
      (route) => route.fulfill(answer),
    );
  }
  if (meta) await page.addInitScript(writeMeta, meta);
}

/** Runs in the page: before its scripts, whatever the server has written there is this. */
function writeMeta(meta: Readonly<Record<string, string>>): void {
  const write = () => {
    for (const [name, content] of Object.entries(meta)) {
      document.querySelector(`meta[name="stepwise-${name}"]`)?.setAttribute('content', content);
    }
  };
  new MutationObserver(write).observe(document, { childList: true, subtree: true });
}
