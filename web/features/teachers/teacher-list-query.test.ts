import { describe, expect, it } from 'vitest';
import { readTeacherListQuery, teacherListPath } from './teacher-list-query.ts';

const everybody = { search: '', sort: 'popularity', page: 1 };

describe('the address of the teacher list', () => {
  it.each([
    ['', everybody],
    ['sort=name&page=2', { ...everybody, sort: 'name', page: 2 }],
    ['sort=age&page=x', everybody],
    ['search=+%E6%9E%97+', { ...everybody, search: '林' }],
  ])('%s', (address, query) => {
    expect(readTeacherListQuery(new URLSearchParams(address))).toEqual(query);
  });

  it('leaves out defaults', () => {
    expect(teacherListPath({ search: '', sort: 'popularity', page: 1 })).toBe('/teachers');
    expect(teacherListPath({ search: 'Lin', sort: 'courses', page: 2 })).toBe(
      '/teachers?search=Lin&sort=courses&page=2',
    );
  });
});
