import { expect, test } from 'vitest';
import { withRequiredTls } from './smtp-url.ts';

test.each([
  ['smtp://mail.example', 'smtp://mail.example?requireTLS=true'],
  ['smtp://a:b%40c@mail.example:587', 'smtp://a:b%40c@mail.example:587?requireTLS=true'],
  ['smtp://10.0.0.5:25?pool=true', 'smtp://10.0.0.5:25?pool=true&requireTLS=true'],
  ['smtp://mail.example?requireTLS=false', 'smtp://mail.example?requireTLS=true'],
  ['smtp://mail.example?ignoreTLS=true', 'smtp://mail.example?requireTLS=true'],
  ['smtp://mail.example?tls=on', 'smtp://mail.example?requireTLS=true'],
  ['smtp://mail.example?tls=off', 'smtp://mail.example'],
  ['smtp://mail.example?tls=off&pool=true', 'smtp://mail.example?pool=true'],
  ['smtps://mail.example', 'smtps://mail.example'],
  ['smtp://127.0.0.1:1025', 'smtp://127.0.0.1:1025'],
  ['smtp://[::1]:1025', 'smtp://[::1]:1025'],
  ['smtp://localhost', 'smtp://localhost'],
])('mail by %s goes by %s', (url, used) => {
  expect(withRequiredTls(url)).toBe(used);
});
