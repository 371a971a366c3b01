import { expect, test } from 'vitest';
import { createMarker, readSearch } from '#server/lib/search/index.ts';
import { chooseExcerpt, languageOf } from './present-results.ts';

const texts = { en: ['Fill your emergency fund first.'], zh: ['先把钱存好。'] };
const fund = {
  names: ['emergency fund', '紧急备用金'],
  standIns: ['emergency fund', '紧急备用金'],
};

test.each([
  ['緊急備用金', 'zh', 'zh'],
  ['emergency fund', 'zh', 'en'],
  ['emergency fund', 'en', 'en'],
  ['紧急备用金', 'en', 'en'],
] as const)('whoever searches %s on a page in %s reads an excerpt in %s', (q, locale, language) => {
  const marker = createMarker(q, readSearch(q, [fund]));
  const excerpt = chooseExcerpt(texts, { viewer: null, locale, typedIn: languageOf(q), marker });
  expect(excerpt?.language).toBe(language);
});
