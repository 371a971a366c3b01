import { expect, test } from 'vitest';
import { placeAt, scrollTo } from './reading-position.ts';

const LINE = 80;
const blocks = [
  { top: -300, height: 200 },
  { top: -80, height: 200 },
  { top: 140, height: 400 },
];

test('a reader is in the block at the line, and so far into it', () => {
  expect(placeAt(blocks, LINE)).toEqual({ block: 1, share: 0.8 });
});

test('between two blocks a reader is at the beginning of the second', () => {
  expect(placeAt(blocks, 130)).toEqual({ block: 2, share: 0 });
});

test('past the last block a reader is at its end', () => {
  expect(placeAt(blocks, 900)).toEqual({ block: 2, share: 1 });
});

test('before the lesson, and in one without blocks, there is no place', () => {
  expect(placeAt([{ top: 100, height: 50 }], LINE)).toBeNull();
  expect(placeAt([], LINE)).toBeNull();
});

test('blocks of other heights scroll so that the same place is at the same line', () => {
  const place = placeAt(blocks, LINE);
  if (place === null) throw new Error('there is a place');
  const longer = [
    { top: -300, height: 500 },
    { top: 220, height: 500 },
    { top: 740, height: 900 },
  ];
  const distance = scrollTo(place, longer, LINE);
  expect(distance).toBe(540);
  const after = longer.map((block) => ({ ...block, top: block.top - distance }));
  expect(placeAt(after, LINE)).toEqual(place);
});

test('a block that is no longer there is ignored', () => {
  expect(scrollTo({ block: 9, share: 0 }, blocks, LINE)).toBe(0);
});
