import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { sharePage } from './share-page.rules.ts';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('a page that is shared has no nonce, and names its own scripts by their hashes', () => {
  const page =
    '<p>Hi</p><script nonce="n1">start()</script><script type="later" nonce="n1">go</script>';
  expect(sharePage(page, 'n1')).toEqual({
    html: '<p>Hi</p><script>start()</script><script type="later">go</script>',
    scripts: [hashOf('start()'), hashOf('go')],
  });
});

test('a script that somebody smuggled in is named nowhere', () => {
  const page = '<script>steal()</script><script nonce="n1">start()</script>';
  expect(sharePage(page, 'n1')?.scripts).toEqual([hashOf('start()')]);
});

test('data and files need no permission to run inline', () => {
  const page =
    '<script type="application/ld+json" nonce="n1">{}</script><script src="/a.js" nonce="n1"></script>';
  expect(sharePage(page, 'n1')?.scripts).toEqual([]);
});

test('a page that holds its nonce anywhere else is not shared', () => {
  expect(sharePage('<script nonce="n1">use("n1")</script>', 'n1')).toBeNull();
});
