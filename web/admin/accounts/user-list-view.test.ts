import { expect, test } from 'vitest';
import { peopleViews, stateQuery } from './user-list-view.ts';

test.each([
  [undefined, {}],
  ['active', { active: true }],
  ['inactive', { active: false }],
  ['removed', { archived: true }],
] as const)('the status %s is the query %j', (state, query) => {
  expect(stateQuery(state)).toEqual(query);
});

test('the address keeps the filters of the list', () => {
  const view = peopleViews.read(new URLSearchParams('role=teacher&state=inactive&sort=points'));
  expect(peopleViews.href(view)).toBe('/admin/users?role=teacher&state=inactive&sort=points');
  expect(peopleViews.read(new URLSearchParams('role=owner&state=x'))).toMatchObject({
    role: null,
    state: null,
  });
});
