import { expect, test } from 'vitest';
import { addressKey } from './address-key.ts';

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['192.0.2.1:4711', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['::FFFF:c000:0201', '192.0.2.1'],
  ['0:0:0:0:0:ffff:192.0.2.1', '192.0.2.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::9]:4711', '2001:db8:1:2::/64'],
  ['2001:db8:1:3::1', '2001:db8:1:3::/64'],
  ['2001:db8::', '2001:db8:0:0::/64'],
  ['64:ff9b::192.0.2.1', '64:ff9b:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  [' 192.0.2.1 ', '192.0.2.1'],
  ['', 'unknown'],
  ['unknown-1', 'unknown'],
  ['unknown-2', 'unknown'],
  ['256.1.1.1', 'unknown'],
  ['_hidden', 'unknown'],
])('the address %j is counted as %j', (ip, key) => {
  expect(addressKey(ip)).toBe(key);
});

test('all addresses of one IPv6 network of 64 bits are one key', () => {
  const keys = Array.from({ length: 650 }, (_, i) => addressKey(`2001:db8:0:1::${i.toString(16)}`));
  expect(new Set(keys).size).toBe(1);
});
