import { expect, test } from 'vitest';
import { isPushEndpoint, MAX_PUSH_ENDPOINT } from './push-endpoint.ts';

test.each([
  'https://fcm.googleapis.com/fcm/send/eZ1:APA91b-_x',
  'https://updates.push.services.mozilla.com/wpush/v2/gAAAA',
  'https://web.push.apple.com/QGuQyavXutnMH',
  'https://wns2-par02p.notify.windows.com/w/?token=BQYAAA%2b%3d',
  'https://push.example.com:443/a',
])('%s may be a push service', (address) => {
  expect(isPushEndpoint(address)).toBe(true);
});

test.each([
  ['no address', 'push'],
  ['nothing', ''],
  ['unencrypted', 'http://push.example.com/a'],
  ['another protocol', 'file:///etc/passwd'],
  ['another port', 'https://push.example.com:8443/a'],
  ['a password', 'https://a:b@push.example.com/a'],
  ['a fragment', 'https://push.example.com/a#b'],
  ['this machine', 'https://localhost/a'],
  ['this machine by a longer name', 'https://a.localhost/a'],
  ['this machine by number', 'https://127.0.0.1/a'],
  ['this machine as one number', 'https://2130706433/a'],
  ['this machine in hexadecimal', 'https://0x7f.1/a'],
  ['this machine in IPv6', 'https://[::1]/a'],
  ['a private network', 'https://10.1.2.3/a'],
  ['another private network', 'https://192.168.0.1/a'],
  ['a private network within IPv6', 'https://[::ffff:10.0.0.1]/a'],
  ['a private network in IPv6', 'https://[fd00::1]/a'],
  ['the metadata of a cloud', 'https://169.254.169.254/latest'],
  ['the metadata of a cloud by name', 'https://metadata.google.internal/a'],
  ['a name of a local network', 'https://printer.local/a'],
  ['a name with a dot behind it', 'https://localhost./a'],
  ['a name without a dot', 'https://intranet/a'],
  ['a public number', 'https://93.184.216.34/a'],
  ['a space', 'https://push.example.com/a b'],
  ['too much', `https://push.example.com/${'a'.repeat(MAX_PUSH_ENDPOINT)}`],
])('%s is none', (_, address) => {
  expect(isPushEndpoint(address)).toBe(false);
});
