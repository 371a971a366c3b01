import { expect, test } from 'vitest';
import {
  boolParam,
  dateParam,
  defineListView,
  enumParam,
  idParam,
  textParam,
} from './list-view.ts';

const views = defineListView({
  path: '/admin/things',
  filters: {
    status: enumParam(['on', 'off']),
    teacher_id: idParam,
    from: dateParam,
    archived: boolParam,
  },
  sorts: ['newest', 'title'],
});

test('an address without a query is the list at its defaults', () => {
  const view = views.read(new URLSearchParams());
  expect(view).toEqual({
    status: null,
    teacher_id: null,
    from: null,
    archived: false,
    search: '',
    sort: 'newest',
    page: 1,
    limit: 20,
  });
  expect(views.href(view)).toBe('/admin/things');
  expect(views.queryOf(view)).toEqual({ sort: 'newest', page: 1 });
  expect(views.isFiltered(view)).toBe(false);
});

test('a view is read from its address as it was written', () => {
  const view = {
    status: 'off' as const,
    teacher_id: 7,
    from: '2026-02-28',
    archived: true,
    search: '基金 & ETF',
    sort: 'title' as const,
    page: 3,
    limit: 50 as const,
  };
  const address = new URL(views.href(view), 'https://a.example');
  expect(views.read(address.searchParams)).toEqual(view);
  expect(views.queryOf(view)).toEqual(view);
  expect(views.isFiltered(view)).toBe(true);
});

test('unknown parameters are removed from the address', () => {
  const odd = 'status=maybe&teacher_id=-1&from=2026-02-30&archived=no&sort=best&page=0&limit=7';
  expect(views.href(views.read(new URLSearchParams(odd)))).toBe('/admin/things');
});

test('a filter with a default of its own is written only where it differs', () => {
  const queue = defineListView({
    path: '/queue',
    filters: { status: enumParam(['waiting', 'all'], 'waiting'), find: textParam },
    sorts: ['oldest'],
  });
  const at = (query: string) => queue.read(new URLSearchParams(query));
  expect(at('status=lost&find=%20')).toMatchObject({ status: 'waiting', find: null });
  expect(queue.href(at('status=waiting'))).toBe('/queue');
  expect(queue.isFiltered(at('status=waiting'))).toBe(false);
  expect(queue.href(at('status=all&find=%20bonds%20'))).toBe('/queue?status=all&find=bonds');
  expect(queue.isFiltered(at('status=all'))).toBe(true);
});
