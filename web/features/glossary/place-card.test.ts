import { expect, test } from 'vitest';
import { boxOfWord, placeCard } from './place-card.ts';

const view = { width: 400, height: 800 };
const card = { width: 300, height: 150 };
const word = (left: number, top: number) => ({ left, top, bottom: top + 24, width: 40 });

test.each([
  ['under its word, about its middle', word(180, 200), { left: 50, top: 232 }],
  ['not over the left edge', word(10, 200), { left: 16, top: 232 }],
  ['not over the right edge', word(380, 200), { left: 84, top: 232 }],
  ['above its word where there is no room below', word(180, 700), { left: 50, top: 542 }],
])('a card stands %s', (_, at, place) => {
  expect(placeCard(at, card, view)).toEqual(place);
});

test('where there is room neither above nor below it stays below, and the page can be scrolled', () => {
  expect(placeCard(word(180, 100), card, { width: 400, height: 200 }).top).toBe(132);
});

test('a card covers neither line of a word that is broken in two', () => {
  const broken = boxOfWord([word(340, 200), word(20, 230)]);
  expect(placeCard(broken, card, view)).toEqual({ left: 84, top: 262 });
  const low = boxOfWord([word(340, 660), word(20, 690)]);
  expect(placeCard(low, card, view)).toEqual({ left: 84, top: 502 });
});
