import { expect, test } from 'vitest';
import { StatementNames } from './prepared-statements.ts';

test('a statement is prepared from its third execution on, always under one name', () => {
  const names = new StatementNames();
  const name = () => names.nameOf('select $1');
  expect([name(), name()]).toEqual([undefined, undefined]);
  const third = name();
  expect(third).toMatch(/^[\w-]{22}$/);
  expect(name()).toBe(third);
});

test('a connection holds five hundred prepared statements at most', () => {
  const names = new StatementNames();
  const prepared = Array.from({ length: 600 }, (_, number) => {
    const text = `select ${number}`;
    names.nameOf(text);
    names.nameOf(text);
    return names.nameOf(text);
  });
  expect(prepared.filter((name) => name !== undefined)).toHaveLength(500);
});
