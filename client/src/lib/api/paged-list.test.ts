import { expect, test, vi } from 'vitest';
import { createPagedList, type ListPage } from './paged-list.ts';

const FIRST = { data: ['a', 'b'], nextCursor: 'b' };

test('what was taken out while more were read stays out', async () => {
  let answer: (page: ListPage<string>) => void = () => undefined;
  const read = vi.fn<(wish: string, cursor: string | null) => Promise<ListPage<string>>>();
  read.mockResolvedValueOnce(FIRST).mockReturnValueOnce(
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  const useList = createPagedList(read, '');
  await useList.getState().findAgain();
  const more = useList.getState().findMore();
  useList.setState({ items: ['b'] });
  answer({ data: ['c'], nextCursor: null });
  await more;
  expect(useList.getState()).toMatchObject({ items: ['b', 'c'], nextCursor: null });
});

test('when no more can be read, what is there stays, and is asked for once more', async () => {
  const read = vi.fn<() => Promise<ListPage<string>>>();
  read.mockResolvedValueOnce(FIRST).mockRejectedValueOnce(new Error('away'));
  read.mockResolvedValueOnce({ data: ['c'], nextCursor: null });
  const useList = createPagedList(read, '');
  await useList.getState().findAgain();
  await useList.getState().findMore();
  const failed = useList.getState();
  expect(failed).toMatchObject({ items: ['a', 'b'], nextCursor: 'b', error: null });
  expect(failed.moreError).not.toBeNull();
  await failed.findMore();
  expect(useList.getState()).toMatchObject({ items: ['a', 'b', 'c'], moreError: null });
});
