/** Submissions, drafts or notes per page of an export: their outputs and versions may be megabytes. */
export const PAGE = 20;

/** Behind which id a page begins. */
export type After = { readonly gt?: string };

/** Row by row, from pages that are in the order of their ids. */
export async function* allPages<Row extends { readonly id: string }>(
  readPage: (after: After) => Promise<Row[]>,
  size = PAGE,
): AsyncGenerator<Row> {
  for (let after = {}; ;) {
    const page = await readPage(after);
    yield* page;
    const last = page.at(-1);
    if (!last || page.length < size) return;
    after = { gt: last.id };
  }
}
