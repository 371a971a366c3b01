import { expect, test, vi } from 'vitest';
import { enterStaffPages, isStaffPage } from './staff-pages.ts';

test.each([
  ['/admin', true],
  ['/admin/users/3', true],
  ['/teach', true],
  ['/teach/courses/1', true],
  ['/', false],
  ['/teachers', false],
  ['/teachers/1', false],
  ['/courses/admin', false],
])('%s is a page of staff: %s', (path, isStaff) => {
  expect(isStaffPage(path)).toBe(isStaff);
});

/** A navigation within the page; `pattern` is what the router has found in its table. */
function go(path: string, pattern: string) {
  const next = vi.fn();
  const request = new Request(`http://localhost${path}`);
  let thrown: unknown;
  try {
    enterStaffPages({ request, pattern }, next);
  } catch (response) {
    thrown = response;
  }
  return { thrown, next };
}

test('a page of staff that the table does not name is loaded as a document, with its query', () => {
  const { thrown, next } = go('/admin/users?search=lin&page=2', '*');
  expect(next).not.toHaveBeenCalled();
  const { headers } = thrown as Response;
  expect(headers.get('location')).toBe('/admin/users?search=lin&page=2');
  expect(headers.get('x-remix-reload-document')).toBe('true');
});

test.each([
  ['/admin/users', 'admin/users'],
  ['/admin/nowhere', 'admin/*'],
  ['/nowhere', '*'],
  ['/courses/1', 'courses/:id'],
])('a navigation to %s by %s goes on', (path, pattern) => {
  const { thrown, next } = go(path, pattern);
  expect(thrown).toBeUndefined();
  expect(next).toHaveBeenCalledOnce();
});
