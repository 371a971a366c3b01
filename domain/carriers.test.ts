import { expect, test } from 'vitest';
import { carriers, trackingPage } from './carriers.ts';

test.each([
  ['Ninja Van', 'NVSG 123', 'https://www.ninjavan.co/en-sg/tracking?id=NVSG123'],
  ['ninja-van MY', 'NV1', 'https://www.ninjavan.co/en-my/tracking?id=NV1'],
  ['Pos Laju', 'EP123MY', 'https://tracking.pos.com.my/tracking/EP123MY'],
  ['J&T', '630123', 'https://www.jtexpress.my/tracking/630123'],
  ['顺丰', 'SF100', 'https://www.sf-express.com/chn/en/waybill/waybill-detail/SF100'],
  ['ＤＨＬ', '99', 'https://www.dhl.com/sg-en/home/tracking.html?tracking-id=99'],
  ['singpost', 'RR1SG', 'https://www.singpost.com/track-items'],
])('a parcel of %s is tracked on its page', (carrier, number, page) => {
  expect(trackingPage(carrier, number)).toBe(page);
});

test.each([
  ['The neighbour', 'A1'],
  ['', 'A1'],
  [null, 'A1'],
  ['DHL', null],
  ['DHL', ''],
])('a parcel of %j with the number %j has no page', (carrier, number) => {
  expect(trackingPage(carrier, number)).toBeNull();
});

test('no number can leave its place in the address', () => {
  expect(trackingPage('UPS', '1&x=<a>/..#')).toBe(
    'https://www.ups.com/track?tracknum=1%26x%3D%3Ca%3E%2F..%23',
  );
});

test('each carrier is known by one name only, and leads to a page of its own over https', () => {
  const names = carriers.flatMap(({ name, aliases }) => [
    ...new Set([name.toLowerCase().replace(/[\s.&-]/g, ''), ...aliases]),
  ]);
  expect(new Set(names).size).toBe(names.length);
  for (const { trackingPage: page } of carriers)
    expect(page('1')).toMatch(/^https:\/\/www\.|^https:\/\/tracking\./);
});
