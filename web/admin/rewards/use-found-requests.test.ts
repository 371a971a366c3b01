import { expect, test } from 'vitest';
import { collectPages } from './use-found-requests.ts';

/** A list of `count` rows in pages of 100, and which pages were read of it. */
function listOf(count: number) {
  const pages: number[] = [];
  const read = async (page: number) => {
    pages.push(page);
    const rows = Array.from({ length: count }, (_, i) => i + 1);
    return { list: rows.slice((page - 1) * 100, page * 100), count };
  };
  return { pages, read };
}

test.each([
  ['one page', 30, 30, [1]],
  ['exactly a page', 100, 100, [1]],
  ['two pages', 130, 130, [1, 2]],
  ['as many as one command takes', 200, 200, [1, 2]],
  ['more than one command takes', 950, 200, [1, 2]],
  ['nothing', 0, 0, [1]],
])('selecting all that were found, %s', async (_, count, selected, read) => {
  const list = listOf(count);
  const rows = await collectPages(list.read, 200);
  expect([rows.length, list.pages]).toEqual([selected, read]);
  expect(new Set(rows).size).toBe(selected);
});

test('a list that became shorter while it was read ends at its new end', async () => {
  const pages = [
    { list: [1, 2], count: 5 },
    { list: [3], count: 5 },
  ];
  const read = async (page: number) => pages[page - 1] ?? { list: [], count: 3 };
  expect(await collectPages(read, 200)).toEqual([1, 2, 3]);
});
