import { expect, test } from 'vitest';
import { readTab, siteBlockViews } from './site-block-views.ts';

const params = (text: string) => new URLSearchParams(text);

test.each([
  ['', 'banners'],
  ['tab=faqs', 'faqs'],
  ['tab=nothing', 'banners'],
])('?%s is the tab %s', (text, tab) => {
  expect(readTab(params(text))).toBe(tab);
});

test('the address of a tab keeps it, with its search and its filters', () => {
  const view = siteBlockViews.faqs.read(params('tab=faqs&search=fee&missing=en&archived=1&page=2'));
  expect(siteBlockViews.faqs.href(view)).toBe(
    '/admin/marketing?search=fee&tab=faqs&missing=en&archived=1&page=2',
  );
});

test('a tab is no filter', () => {
  expect(siteBlockViews.faqs.isFiltered(siteBlockViews.faqs.read(params('tab=faqs')))).toBe(false);
  expect(siteBlockViews.faqs.isFiltered(siteBlockViews.faqs.read(params('tab=faqs&edit=3')))).toBe(
    false,
  );
  expect(siteBlockViews.faqs.isFiltered(siteBlockViews.faqs.read(params('missing=any')))).toBe(
    true,
  );
});

test.each([
  ['banners', 'newest', 'position'],
  ['articles', 'position', 'newest'],
  ['articles', 'oldest', 'oldest'],
] as const)('in %s the order %s is %s', (tab, asked, sort) => {
  expect(siteBlockViews[tab].read(params(`sort=${asked}`)).sort).toBe(sort);
});
