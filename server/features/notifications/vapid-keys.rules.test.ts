import { createPrivateKey, createPublicKey, sign, verify } from 'node:crypto';
import { expect, test } from 'vitest';
import { vapidKeysOf } from './vapid-keys.rules.ts';

test.each(['00', '01', '7f', 'ff'])(
  'of 32 bytes %s comes a pair of keys, always the same, whose signatures are good',
  (byte) => {
    const secret = Buffer.alloc(32, byte, 'hex');
    const { publicKey, privateKey } = vapidKeysOf(secret);
    expect(vapidKeysOf(secret)).toEqual({ publicKey, privateKey });
    expect(privateKey).toHaveLength(43);
    const point = Buffer.from(publicKey, 'base64url');
    expect(point).toHaveLength(65);
    const x = point.subarray(1, 33).toString('base64url');
    const y = point.subarray(33).toString('base64url');
    const jwk = { kty: 'EC', crv: 'P-256', x, y };
    const said = Buffer.from('said');
    const privateJwk = createPrivateKey({ key: { ...jwk, d: privateKey }, format: 'jwk' });
    const signature = sign('sha256', said, privateJwk);
    const publicJwk = createPublicKey({ key: jwk, format: 'jwk' });
    expect(verify('sha256', said, publicJwk, signature)).toBe(true);
  },
);

test('another secret gives other keys', () => {
  const [one, other] = [vapidKeysOf(Buffer.alloc(32, 1)), vapidKeysOf(Buffer.alloc(32, 2))];
  expect(one.publicKey).not.toBe(other.publicKey);
});
